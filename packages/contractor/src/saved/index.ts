export { chosenAgain } from './chosen-again.ts';
export { SavedContractors, type SavedContractorsProps } from './saved-contractors.tsx';
