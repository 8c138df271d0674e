// A separate entry point: a site in Italian without custom texts does not load this code.
export { type LanguageOptions, languages } from './languages/languages.tsx';
