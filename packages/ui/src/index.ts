export { Button, type ButtonProps } from './button/button.tsx';
export { Choice, type ChoiceProps } from './choice/choice.tsx';
export type { ComboboxOption, ComboboxProps } from './combobox/combobox-props.ts';
export { LazyCombobox } from './combobox/lazy-combobox.tsx';
export { DateInput, type DateInputProps } from './date-input/date-input.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryError,
} from './error-summary/error-summary.tsx';
export { FieldGroup } from './field/field-group.tsx';
export type { FieldProps, FieldTexts } from './field/field-props.ts';
export { Fieldset, type FieldsetProps } from './field/fieldset.tsx';
export { useField } from './field/use-field.ts';
export { focusControl } from './focus/focus-control.ts';
export { moveOnEnter } from './focus/move-on-enter.ts';
export { moveFocus } from './focus/moving-focus.ts';
export { Drawing, type IconProps } from './icons/drawing.tsx';
export {
  AlertIcon,
  ArrowRightIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  CompanyIcon,
  EditIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileIcon,
  InfoIcon,
  LockIcon,
  MailIcon,
  MinusIcon,
  OfflineIcon,
  PersonIcon,
  PhoneIcon,
  PlusIcon,
  SearchIcon,
  SuccessIcon,
  WarningIcon,
} from './icons/icons.tsx';
export { Later, type Part, part } from './lazy/later.tsx';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export type { ChoiceOption, Options } from './options/choice-option.ts';
export { RadioGroup, type RadioGroupProps } from './radio-group/radio-group.tsx';
export { Select, type SelectProps } from './select/select.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { announce } from './status/announce.ts';
export { Status } from './status/status.tsx';
export { VisuallyHidden } from './status/visually-hidden.tsx';
export { TextInput, type TextInputProps } from './text-input/text-input.tsx';
export { checkTheme, type Measured } from './theme/check-theme.ts';
export { YesNo, type YesNoProps } from './yes-no/yes-no.tsx';
