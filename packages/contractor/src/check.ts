// Validates a contractor and handles rejections by the server. A separate entry point, because page
// 1 renders without it.
export {
  contractorSentence,
  contractorWords,
  moveToRecordList,
  refusedContractor,
} from './refused-contractor.ts';
export { selectionQuestions } from './selection-questions.ts';
