export { ContractorForm, firstFormOf, preloadFirstForm } from './contractor-form.tsx';
export type { ContractorFormProps } from './contractor-form-props.ts';
