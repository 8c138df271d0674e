import { type ItemsField, isGroup, type KindName } from '@preventivo/core';
import { afterPointerUp, announce } from '@preventivo/ui';
import { CheckboxGroup } from '@preventivo/ui/checkbox';
import { CountedInput } from '@preventivo/ui/counted-input';
import { ListInput } from '@preventivo/ui/list-input';
import { NearDateInput } from '@preventivo/ui/near-date-input';
import { MoneyInput, NumberInput } from '@preventivo/ui/number-input';
import { PlateInput } from '@preventivo/ui/plate-input';
import { TextArea } from '@preventivo/ui/text-area';
import { useEffect, useState } from 'react';
import { Entries, GroupFields } from './fields/group-fields.tsx';
import { DateParts, initialWidgets, inputProps, optionProps, Text } from './initial-widgets.tsx';
import { useItems } from './use-items.ts';
import type { AnyAnswer, KindProps, KindWidgets, WidgetProps } from './widget.ts';

/**
 * Field kinds without a control in this package. `@preventivo/address` or a custom control of the group renders them.
 */
type DrawnElsewhere = 'address' | 'municipality' | 'savedRecord';

/** The controls of all field kinds, for the pages after page 1. An app loads them together with those pages. */
export const deferredWidgets: KindWidgets<Exclude<KindName, DrawnElsewhere>> = {
  ...initialWidgets,
  text: LongText,
  whole: Whole,
  amount: Amount,
  choices: SomeOf,
  date: NearDate,
  plate: Plate,
  items: Items,
  group: GroupFields,
};

function LongText(asked: KindProps<'text'>) {
  const props = useWarning(asked);
  const shared = inputProps(props);
  const { rows = 1, max, box, separator } = props.field;
  if (separator) return <ListInput {...shared} separator={separator} />;
  if (box) return <CountedInput {...shared} box={box} />;
  if (rows === 1) return <Text {...props} />;
  return <TextArea {...shared} rows={rows} max={max} />;
}

function Whole(props: KindProps<'whole'>) {
  const { digits, suffix, counter } = props.field;
  const { from, to, clamp } = props.window;
  return (
    <NumberInput
      {...inputProps(props)}
      {...{ digits, suffix, counter, clamp }}
      min={typeof from === 'number' ? from : undefined}
      max={typeof to === 'number' ? to : undefined}
    />
  );
}

function Amount(props: KindProps<'amount'>) {
  const { suffix, decimals } = props.field;
  return <MoneyInput {...inputProps(props)} suffix={suffix} decimals={decimals} />;
}

function SomeOf(props: KindProps<'choices'>) {
  return <CheckboxGroup {...optionProps(props)} expected={props.field.expected} />;
}

function NearDate(props: KindProps<'date'>) {
  const { from, to } = props.window;
  const { birth, near } = props.field;
  if (birth) return <DateParts {...props} />;
  return (
    <NearDateInput
      {...inputProps(props)}
      {...{ today: props.today, near }}
      min={typeof from === 'string' ? from : undefined}
      max={typeof to === 'string' ? to : undefined}
    />
  );
}

function Plate(asked: KindProps<'plate'>) {
  const props = useWarning(asked);
  return <PlateInput {...inputProps(props)} variant={props.field.variant} />;
}

/** Adds the table's warning about an unusual answer to the props. The warning shows from blur until the next change. */
function useWarning<P extends KindProps<'text'> | KindProps<'plate'>>(props: P): P {
  const { answer, failures, field } = props;
  const [left, setLeft] = useState(false);
  const { min = 0, max = 1000 } = field;
  const { length } = answer.trim();
  // An invalid answer gets no warning: it gets an error, which may show a moment later.
  const isRight = failures.length === 0 && length >= min && length <= max;
  const said = left && isRight ? field.warning?.(answer) : undefined;
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  if (!field.warning) return props;
  return {
    ...props,
    note: props.note ?? said,
    onAnswer: (next, isTyped) => {
      setLeft(false);
      props.onAnswer(next, isTyped);
    },
    onLeave: (controls) => {
      props.onLeave(controls);
      afterPointerUp(() => setLeft(true));
    },
  };
}

/** A list of numbered controls, one below the other. An entry that is a group can be collapsed. */
function Items(props: WidgetProps<readonly AnyAnswer[], ItemsField<AnyAnswer>>) {
  const { item } = props.field;
  const rows = useItems(props).map((own, index) => ({
    ...props,
    ...own,
    field: item,
    answer: own.answer ?? item.initial,
    label: item.label.replace('{n}', String(index + 1)),
    hint: item.hint,
  }));
  if (rows.length === 0) return null;
  if (isGroup(item)) return <Entries field={item} rows={rows} note={props.note} />;
  const Item = props.widgets?.[item.kind] ?? deferredWidgets[item.kind];
  if (!Item) return null;
  return (
    <div className="q-fields">
      {rows.map((row) => (
        <Item {...row} key={row.name} />
      ))}
    </div>
  );
}
