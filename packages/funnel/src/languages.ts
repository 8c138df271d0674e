// A door of its own: who speaks Italian only, and has no texts of their own, loads nothing of it.
export { type LanguageOptions, languages } from './languages/languages.tsx';
