import type { ChoiceField, DateField, TextField, YesNoField } from '@preventivo/core';
import { Choice, DateInput, TextArea, TextInput, YesNo } from '../index.ts';
import { given } from './given.ts';
import { sharedProps } from './shared-props.ts';
import type { WidgetProps, Widgets } from './widget.ts';

/** The controls of the kinds of field that page 1 asks: they are there from the start. */
export const firstWidgets: Widgets = { text: Text, yesNo: YesOrNo, choice: OneOf, date: DateParts };

function Text(props: WidgetProps<string, TextField>) {
  const { rows = 1, max, input, autocomplete } = props.field;
  const common = { ...sharedProps(props), value: props.answer };
  if (rows > 1) return <TextArea {...common} rows={rows} {...given({ max })} />;
  const autoCapitalize = autocomplete?.endsWith('-name') ? ('words' as const) : undefined;
  return <TextInput {...common} {...given({ type: input, autoCapitalize })} />;
}

function YesOrNo(props: WidgetProps<boolean | null, YesNoField>) {
  const { yes, no } = props.field;
  return <YesNo {...sharedProps(props)} value={props.answer} {...given({ yes, no })} />;
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
      {...given({ select, expected })}
    />
  );
}

function DateParts(props: WidgetProps<string | null, DateField>) {
  const { birth } = props.field;
  const { from, to } = props.window;
  return (
    <DateInput
      {...sharedProps(props)}
      value={props.answer}
      today={props.today}
      {...(birth && { birth, autoComplete: 'bday' })}
      {...given({ min: dayOrNone(from), max: dayOrNone(to) })}
    />
  );
}

const dayOrNone = (limit: number | string | undefined) =>
  typeof limit === 'string' ? limit : undefined;
