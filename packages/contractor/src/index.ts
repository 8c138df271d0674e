export { ContractorForm, preloadFirstForm } from './contractor-form.tsx';
export type { ContractorFormProps } from './contractor-form-props.ts';
export { firstFormOf } from './first-form-of.ts';
