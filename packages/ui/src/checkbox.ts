export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group/checkbox-group.tsx';
