export { holdStill } from './focus/hold-still.ts';
export { steady } from './focus/steady.ts';
