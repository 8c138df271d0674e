// Validates a contractor and handles rejections. Page 1 loads without this entry point.
export {
  atTheList,
  contractorSentence,
  contractorWords,
  refusedContractor,
} from './refused-contractor.ts';
export { selectionQuestions } from './selection-questions.ts';
