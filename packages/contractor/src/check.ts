// Validates a contractor and handles rejections. A separate entry point, because page 1 loads
// without it.
export {
  contractorSentence,
  contractorWords,
  moveToRecordList,
  refusedContractor,
} from './refused-contractor.ts';
export { selectionQuestions } from './selection-questions.ts';
