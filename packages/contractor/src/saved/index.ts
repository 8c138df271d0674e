export { chosenAgain } from './records.ts';
export { SavedContractors, type SavedContractorsProps } from './saved-contractors.tsx';
