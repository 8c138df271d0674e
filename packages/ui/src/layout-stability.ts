export { holdArrivingQuestions } from './focus/hold-arriving-questions.ts';
export { ignoreStrayPresses } from './focus/ignore-stray-presses.ts';
