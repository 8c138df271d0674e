import { defined } from './defined.ts';
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
