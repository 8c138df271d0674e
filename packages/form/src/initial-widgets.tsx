import type { ChoiceField, DateField, TextField, YesNoField } from '@preventivo/core';
import { Choice, DateInput, TextInput, YesNo } from '@preventivo/ui';
import type { KindWidgets, WidgetProps } from './widget.ts';

/** The controls of the kinds of field that page 1 asks: they are there from the start. */
export const initialWidgets: KindWidgets<'text' | 'yesNo' | 'choice' | 'date'> = {
  text: Text,
  yesNo: YesOrNo,
  choice: OneOf,
  date: DateParts,
};

export function Text(props: WidgetProps<string, TextField>) {
  const { input, autocomplete } = props.field;
  const autoCapitalize = autocomplete?.endsWith('-name') ? ('words' as const) : undefined;
  return (
    <TextInput
      {...sharedProps(props)}
      value={props.answer}
      {...defined({ type: input, autoCapitalize })}
    />
  );
}

function YesOrNo(props: WidgetProps<boolean | null, YesNoField>) {
  const { yes, no } = props.field;
  return <YesNo {...sharedProps(props)} value={props.answer} {...defined({ yes, no })} />;
}

function OneOf(props: WidgetProps<string | null, ChoiceField>) {
  const { options, onRetry, field } = props;
  const { expected } = field;
  const select = field.look === 'select' || undefined;
  return (
    <Choice
      {...sharedProps(props)}
      {...{ options, onRetry }}
      value={props.answer}
      {...defined({ select, expected })}
    />
  );
}

/** A date of page 1 is long ago: no calendar would help. */
export function DateParts(props: WidgetProps<string | null, DateField>) {
  const birth = props.field.birth && { birth: true, autoComplete: 'bday' };
  return <DateInput {...sharedProps(props)} value={props.answer} {...birth} />;
}

/** What every input is given, from its field. */
export function sharedProps<T>(props: WidgetProps<T>) {
  const { name, label, hint, failures, field, onAnswer, onLeave } = props;
  const [failure] = failures;
  // Where the text at the field is a general one, the sentence of the summary says what is missing.
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

/** The properties that have a value, so that an absent one keeps its default. */
export function defined<T extends object>(properties: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const present = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { [K in keyof T]?: NonNullable<T[K]> };
}
