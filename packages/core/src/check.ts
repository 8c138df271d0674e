// This entry point loads yup and luxon. Applications import it after the first interaction.

export { check, type LastResults } from './check/check.ts';
export { type RemoteQuestion, refusedRemotely, remoteQuestions } from './check/remote-questions.ts';
export { schemaOf } from './check/schema-of.ts';
export { findAddress } from './http/find-address.ts';
export { answeredIn } from './kinds/group/answers.ts';
export { limitWords } from './kinds/rules.ts';
export { type Bounds, boundsOf } from './table/bounds.ts';
export type { ValidationContext } from './table/validation-context.ts';
