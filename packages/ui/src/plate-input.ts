export { PlateInput, type PlateInputProps } from './plate-input/plate-input.tsx';
