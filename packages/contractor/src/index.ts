export { ContractorForm, type ContractorFormProps, fetchFirstForm } from './contractor-form.tsx';
