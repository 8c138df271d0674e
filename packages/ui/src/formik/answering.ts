// What checks fields, and what says what an answer did to other questions. Loaded, with what asks the quote service, when
// somebody begins to answer: before that nothing is shown wrong, and nothing has changed.
export { holdStill } from '../focus/hold-still.ts';
export { steady } from '../focus/steady.ts';
export { createPageChecks } from './check-page.ts';
export { saidOfChange } from './said-of-change.ts';
