// What asks a contractor again later, and understands what a server says of one: page 1 of a person does without.
export { askedOf, type Questions } from './asked-of.ts';
export { atTheList } from './at-the-list.ts';
export { chosenOf } from './chosen-of.ts';
export { contractorSentence, contractorWords, refusedContractor } from './refused-contractor.ts';
