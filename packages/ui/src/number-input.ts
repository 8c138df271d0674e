export { MoneyInput, type MoneyInputProps } from './money-input/money-input.tsx';
export { NumberInput, type NumberInputProps } from './number-input/number-input.tsx';
