// The chunk that loads when the visitor starts to answer. Before that, no error shows and no answer has changed.
export { holdStill, steady } from '@preventivo/ui/steady';
export { createPageChecks } from './checking/check-page.ts';
export { saidOfChange } from './checking/said-of-change.ts';
