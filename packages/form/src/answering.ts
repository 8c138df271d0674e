// The chunk that loads when the visitor starts to answer. Before that, no error shows and no answer has changed.
export { holdArrivingQuestions, ignoreStrayPresses } from '@preventivo/ui/layout-stability';
export { announcementsOfChange } from './checking/announcements-of-change.ts';
export { createPageChecks } from './checking/check-page.ts';
