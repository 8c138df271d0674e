// This chunk loads when the visitor starts to answer. Before that, the page does not need it.
export { holdArrivingQuestions, ignoreStrayPresses } from '@preventivo/ui/layout-stability';
export { announcementsOfChange } from './checking/announcements-of-change.ts';
export { createPageChecks } from './checking/check-page.ts';
