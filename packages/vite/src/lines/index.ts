export { wordsCommand } from './words-command.ts';
