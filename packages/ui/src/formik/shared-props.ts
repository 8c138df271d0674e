import type { WidgetProps } from './widget.ts';

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
