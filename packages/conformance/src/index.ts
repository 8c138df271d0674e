// Checks of the HTTP contract, to test a custom back end. The command is in ./command.
export type { Mails } from './kit.ts';
export { checks, type Level, lineChecks } from './plan.ts';
export {
  type GroupTotal,
  groupLines,
  type Outcome,
  outcomeLines,
  type Report,
  type Stop,
  stopSentence,
  totalLine,
} from './report.ts';
export { type RunOptions, runConformance } from './run.ts';
