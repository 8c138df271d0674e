import { Choice, DateInput, TextInput, YesNo } from '@preventivo/ui';
import type { KindProps, KindWidgets, WidgetProps } from './widget.ts';

/** The controls of the field kinds on page 1. They are part of the first chunk. */
export const initialWidgets: KindWidgets<'text' | 'yesNo' | 'choice' | 'date'> = {
  text: Text,
  yesNo: YesOrNo,
  choice: OneOf,
  date: DateParts,
};

export function Text(props: KindProps<'text'>) {
  const { input, autocomplete } = props.field;
  const autoCapitalize = autocomplete?.endsWith('-name') ? 'words' : undefined;
  return <TextInput {...inputProps(props)} type={input} autoCapitalize={autoCapitalize} />;
}

function YesOrNo(props: KindProps<'yesNo'>) {
  const { yes, no } = props.field;
  return <YesNo {...inputProps(props)} yes={yes} no={no} />;
}

function OneOf(props: KindProps<'choice'>) {
  const { look, expected, shortcuts } = props.field;
  const select = look === 'select';
  return <Choice {...optionProps(props)} {...{ expected, select, shortcuts }} />;
}

/**
 * Inputs for day, month and year. Page 1 asks for birth dates: selecting a date that long ago in a calendar takes many
 * clicks.
 */
export function DateParts(props: KindProps<'date'>) {
  const birth = props.field.birth && { birth: true, autoComplete: 'bday' };
  return <DateInput {...inputProps(props)} {...birth} />;
}

/** Returns the props that all inputs share. */
export function sharedProps<T>(props: WidgetProps<T>) {
  const { name, label, hint, failures, field, onAnswer, onLeave } = props;
  const [failure] = failures;
  // The error summary may have a more specific sentence than the field. Show it as the field's help.
  const sentence = failure?.error === failure?.invalid ? undefined : failure?.error;
  return {
    name,
    label,
    onChange: (answer: T) => onAnswer(answer),
    onBlur: () => onLeave(),
    autoComplete: field.autocomplete ?? 'off',
    ...defined({
      hint,
      note: props.note,
      error: failure?.invalid,
      help: failure?.help ?? sentence,
      optional: field.optional,
      readOnly: props.readOnly || undefined,
    }),
  };
}

export const inputProps = <T,>(props: WidgetProps<T>) => ({
  ...sharedProps(props),
  value: props.answer,
});

export const optionProps = <T,>(props: WidgetProps<T>) => ({
  ...inputProps(props),
  options: props.options,
  onRetry: props.onRetry,
});

/** Omits undefined properties: TypeScript rejects them in hosts that set `exactOptionalPropertyTypes`. */
function defined<T extends object>(properties: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const present = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { [K in keyof T]?: NonNullable<T[K]> };
}
