export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
