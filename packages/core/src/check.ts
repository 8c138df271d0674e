// Brings yup and luxon: an application loads this door after the first interaction.
export { findAddress } from './http/find-address.ts';
export { limitWords } from './kinds/rules.ts';
export { type Bounds, boundsOf } from './line/bounds.ts';
export { check } from './line/check.ts';
export { type RemoteQuestion, refusedRemotely, remoteQuestions } from './line/remote-questions.ts';
export { schemaOf } from './line/schema-of.ts';
export type { ValidationContext } from './line/validation-context.ts';
