export { placeWidgets } from './birthplace-answer.tsx';
export { ContractorForm } from './contractor-form.tsx';
export type { ContractorFormProps } from './contractor-form-props.ts';
export { loadStub } from './stub.tsx';
