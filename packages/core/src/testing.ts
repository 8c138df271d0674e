// For the tests of a line's table. Brings yup and luxon.
export { type Interview, interview } from './line/interview.ts';
