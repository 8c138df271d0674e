export { NearDateInput, type NearDateInputProps } from './date-input/near-date-input.tsx';
