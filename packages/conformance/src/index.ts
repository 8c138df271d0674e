// The contract as checks: for a test of a back end of one's own. The command is in ./command.
export type { Mails } from './kit.ts';
export { type Outcome, outcomeLines, type Report, totalLine } from './report.ts';
export { checks, lineChecks, type RunOptions, runConformance } from './run.ts';
