// This chunk loads when the visitor starts to answer. The page does not need it before.
export { holdArrivingQuestions, ignoreStrayPresses } from '@preventivo/ui/layout-stability';
export { announcementsOfChange } from './checking/announcements-of-change.ts';
export { createPageChecks } from './checking/check-page.ts';
