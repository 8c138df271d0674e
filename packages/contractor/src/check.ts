// What asks a contractor again later, and understands what a server says of one: page 1 of a person does without.
export {
  atTheList,
  contractorSentence,
  contractorWords,
  refusedContractor,
} from './refused-contractor.ts';
export { selectionQuestions } from './selection-questions.ts';
