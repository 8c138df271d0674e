export { ContractorForm, type ContractorFormProps } from './contractor-form.tsx';
export { failureOfCode } from './failure-of-code.ts';
export { personKeys } from './person-keys.ts';
