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
export { focusOnceDrawn } from './focus/focus-once-drawn.ts';
export { moveOnEnter } from './focus/move-on-enter.ts';
export { moveFocus } from './focus/moving-focus.ts';
export { AlertIcon } from './icons/alert-icon.tsx';
export { ArrowRightIcon } from './icons/arrow-right-icon.tsx';
export { CalendarIcon } from './icons/calendar-icon.tsx';
export { CheckIcon } from './icons/check-icon.tsx';
export { ChevronDownIcon } from './icons/chevron-down-icon.tsx';
export { ChevronLeftIcon } from './icons/chevron-left-icon.tsx';
export { ChevronRightIcon } from './icons/chevron-right-icon.tsx';
export { CloseIcon } from './icons/close-icon.tsx';
export { CompanyIcon } from './icons/company-icon.tsx';
export { Drawing, type IconProps } from './icons/drawing.tsx';
export { EditIcon } from './icons/edit-icon.tsx';
export { ExternalLinkIcon } from './icons/external-link-icon.tsx';
export { EyeIcon } from './icons/eye-icon.tsx';
export { EyeOffIcon } from './icons/eye-off-icon.tsx';
export { FileIcon } from './icons/file-icon.tsx';
export { InfoIcon } from './icons/info-icon.tsx';
export { LockIcon } from './icons/lock-icon.tsx';
export { MailIcon } from './icons/mail-icon.tsx';
export { MinusIcon } from './icons/minus-icon.tsx';
export { OfflineIcon } from './icons/offline-icon.tsx';
export { PersonIcon } from './icons/person-icon.tsx';
export { PhoneIcon } from './icons/phone-icon.tsx';
export { PlusIcon } from './icons/plus-icon.tsx';
export { SearchIcon } from './icons/search-icon.tsx';
export { SuccessIcon } from './icons/success-icon.tsx';
export { WarningIcon } from './icons/warning-icon.tsx';
export {
  type LazyComponent,
  lazyComponent,
  NotLoaded,
  usePreload,
} from './lazy/lazy-component.tsx';
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
