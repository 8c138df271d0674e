export { Button, type ButtonProps } from './button/button.tsx';
export { Choice, type ChoiceProps } from './choice/choice.tsx';
export { Combobox } from './combobox/combobox.tsx';
export type { ComboboxOption, ComboboxProps } from './combobox/combobox-props.ts';
export { DateInput, type DateInputProps } from './date-input/date-input.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryError,
} from './error-summary/error-summary.tsx';
export { useCommitEffect, useEventCallback } from './field/effects.ts';
export { FieldGroup } from './field/field-group.tsx';
export type { FieldProps, FieldTexts } from './field/field-props.ts';
export { Fieldset, type FieldsetProps } from './field/fieldset.tsx';
export { useEchoes, useOwnText } from './field/own-value.ts';
export { useField } from './field/use-field.ts';
export { afterPointerUp } from './focus/after-pointer-up.ts';
export { focusControl, focusOnceDrawn, moveFocus } from './focus/focus.ts';
export { focused } from './focus/focused.ts';
export { moveOnEnter } from './focus/move-on-enter.ts';
export { Drawing, type IconProps } from './icons/drawing.tsx';
export {
  ArrowRightIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  MinusIcon,
  PlusIcon,
  SearchIcon,
} from './icons/signs.tsx';
export {
  AlertIcon,
  InfoIcon,
  LockIcon,
  OfflineIcon,
  SuccessIcon,
  WarningIcon,
} from './icons/states.tsx';
export {
  CalendarIcon,
  CompanyIcon,
  EditIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileIcon,
  MailIcon,
  PersonIcon,
  PhoneIcon,
} from './icons/things.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './lazy/error-boundary.tsx';
export {
  type LazyComponent,
  lazyComponent,
  NotLoaded,
  reloadPage,
  usePreload,
} from './lazy/lazy.tsx';
export { type Lazy, lazy } from './lazy/lazy-code.ts';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export type { ChoiceOption, Options } from './options/option-card.tsx';
export { RadioGroup, type RadioGroupProps } from './radio-group/radio-group.tsx';
export { Select, type SelectProps } from './select/select.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { announce, Status, VisuallyHidden } from './status/status.tsx';
export { TextInput, type TextInputProps } from './text-input/text-input.tsx';
export { checkTheme, type Measured } from './theme/check-theme.ts';
export { Why, type WhyProps } from './why/why.tsx';
export { YesNo, type YesNoProps } from './yes-no/yes-no.tsx';
