// Helpers and people for the tests of a line's table. Loads yup and luxon.
export {
  account,
  arben,
  enrico,
  giulia,
  giuliaAsks,
  lists as contractorLists,
  rossi,
  rossiAsks,
  savedArben,
  savedEnrico,
  savedFerri,
  savedGiulia,
  secret,
  sentGiulia,
  sentRossi,
  today,
} from './contractor/people.fixture.ts';
export { fakeBackEnd, type RecordedRequest } from './http/fake-back-end.ts';
export {
  type Answers,
  accepted,
  answersInstead,
  broken,
  expired,
  type FakeResponse,
  never,
  offline,
  refused,
  refusedByUsers,
  withoutToken,
} from './testing/answers.ts';
export { type Interview, interview } from './testing/interview.ts';
export { type AnswersTo, answersTo } from './testing/samples.ts';
