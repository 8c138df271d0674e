// English texts that lines share. A separate entry point, so that each bundler chunk of English exports only its language
// and needs no runtime of the bundler.
export { personWordsAt } from './person.ts';
export { policyWords } from './policy.ts';
