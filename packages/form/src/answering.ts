// This chunk loads when the visitor starts to answer. Nothing in it is needed before the first input.
export { holdArrivingQuestions, ignoreStrayPresses } from '@preventivo/ui/layout-stability';
export { announcementsOfChange } from './checking/announcements-of-change.ts';
export { createPageChecks } from './checking/check-page.ts';
