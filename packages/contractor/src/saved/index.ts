export { chosenAgain, currentContractor, withCurrentRecords } from './records.ts';
export { SavedContractors, type SavedContractorsProps } from './saved-contractors.tsx';
