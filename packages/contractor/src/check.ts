// Code that revalidates a contractor or handles a rejection; page 1 does not need it at first.
export {
  atTheList,
  contractorSentence,
  contractorWords,
  refusedContractor,
} from './refused-contractor.ts';
export { selectionQuestions } from './selection-questions.ts';
