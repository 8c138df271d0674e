// English texts that lines share. They have their own entry point, so that each English chunk exports only its
// language and needs no runtime of the bundler.
export { personWordsAt } from './person.ts';
export { policyWords } from './policy.ts';
