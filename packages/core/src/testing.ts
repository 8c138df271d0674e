// For the tests of a line's table, and the people they are about. Brings yup and luxon.
export {
  account,
  giulia,
  giuliaAsks,
  rossiAsks,
  savedArben,
  savedFerri,
  savedGiulia,
} from './contractor/people.fixture.ts';
export { type AnswersTo, answersTo } from './kinds/samples.ts';
export { type Interview, interview } from './line/interview.ts';
