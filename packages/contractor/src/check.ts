// Validates a contractor and handles rejections by the server. Page 1 renders without this code, so it has its own
// entry point.
export {
  contractorSentence,
  contractorWords,
  moveToRecordList,
  refusedContractor,
} from './refused-contractor.ts';
export { selectionQuestions } from './selection-questions.ts';
