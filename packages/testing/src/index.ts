// The entry point of a back end for tests, stories and the browser. It contains the API's handlers. The lists of
// Italian places load on the first call.
export type { SeededAccount } from '@preventivo/api/seeded-account';
export { giuliasAccount } from '@preventivo/api/seeded-account';
export {
  type Answers,
  accepted,
  broken,
  expired,
  type FakeResponse,
  never,
  offline,
  refused,
  refusedByUsers,
} from '@preventivo/core/testing';
export {
  type BackEnd,
  type BackEndOptions,
  type Call,
  createBackEnd,
  type Held,
  type SentMail,
} from './back-end.ts';
