export { ContractorForm } from './contractor-form.tsx';
export type { ContractorFormProps } from './contractor-form-props.ts';
