export { listsOfRecords } from './lists-of-records.ts';
export { chosenAgain, currentContractor, withCurrentRecords } from './records.ts';
export { saveWritten } from './save-written.ts';
export { SavedContractors, type SavedContractorsProps } from './saved-contractors.tsx';
export { recordOfWritten, wordsOfWritten } from './written.ts';
