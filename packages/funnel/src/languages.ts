// A separate entry point, so that a site in Italian without own texts does not load it.
export { type LanguageOptions, languages } from './languages/languages.tsx';
