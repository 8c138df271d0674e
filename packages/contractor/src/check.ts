// An entry point with the code that revalidates a contractor and handles rejections. Page 1 loads without it.
export {
  atTheList,
  contractorSentence,
  contractorWords,
  refusedContractor,
} from './refused-contractor.ts';
export { selectionQuestions } from './selection-questions.ts';
