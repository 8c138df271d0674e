// A separate entry point: Italian funnels without own texts load none of it.
export { type LanguageOptions, languages } from './languages/languages.tsx';
