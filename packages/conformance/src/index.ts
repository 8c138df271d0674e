// The entry point of the checks of the HTTP contract, for the tests of a custom back end. The command is in ./command.
export type { Mails } from './kit.ts';
export { type Outcome, outcomeLines, type Report, totalLine } from './report.ts';
export { checks, lineChecks, type RunOptions, runConformance } from './run.ts';
