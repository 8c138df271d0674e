// What checks fields, and what says what an answer did to other questions. Loaded, with what asks the quote service, when
// somebody begins to answer: before that nothing is shown wrong, and nothing has changed.
export { holdStill, steady } from '@preventivo/ui/steady';
export { createPageChecks } from './check-page.ts';
export { saidOfChange } from './said-of-change.ts';
