import {
  type AmountField,
  type ChoicesField,
  type DateField,
  type ItemsField,
  isGroup,
  type KindName,
  type PlateField,
  type TextField,
  type WholeField,
} from '@preventivo/core';
import { CheckboxGroup } from '@preventivo/ui/checkbox';
import { CountedInput } from '@preventivo/ui/counted-input';
import { ListInput } from '@preventivo/ui/list-input';
import { NearDateInput } from '@preventivo/ui/near-date-input';
import { MoneyInput, NumberInput } from '@preventivo/ui/number-input';
import { PlateInput } from '@preventivo/ui/plate-input';
import { TextArea } from '@preventivo/ui/text-area';
import { useWarning } from './checking/use-warning.ts';
import { Entries } from './fields/entries.tsx';
import { GroupFields } from './fields/group-fields.tsx';
import { DateParts, initialWidgets, inputProps, optionProps, Text } from './initial-widgets.tsx';
import { useItems } from './use-items.ts';
import type { AnyAnswer, KindWidgets, WidgetProps } from './widget.ts';

/**
 * Kinds without a control in this package: `@preventivo/address` or a custom control of the group renders them.
 */
type DrawnElsewhere = 'address' | 'municipality' | 'savedRecord';

/**
 * The controls of every field kind for the pages after page 1. An app loads them with those pages.
 */
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

/**
 * A text area, a list in one line, a line with a character counter, or a plain line, as the field says.
 */
function LongText(asked: WidgetProps<string, TextField>) {
  const props = useWarning(asked);
  const shared = inputProps(props);
  const { rows = 1, max, box, separator } = props.field;
  if (separator) return <ListInput {...shared} separator={separator} />;
  if (box) return <CountedInput {...shared} box={box} />;
  if (rows === 1) return <Text {...props} />;
  return <TextArea {...shared} rows={rows} max={max} />;
}

function Whole(props: WidgetProps<number | null, WholeField>) {
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

function Amount(props: WidgetProps<number | null, AmountField>) {
  const { suffix, decimals } = props.field;
  return <MoneyInput {...inputProps(props)} suffix={suffix} decimals={decimals} />;
}

function SomeOf(props: WidgetProps<readonly string[], ChoicesField>) {
  return <CheckboxGroup {...optionProps(props)} expected={props.field.expected} />;
}

/** A date near today has a calendar; a birth date is typed. */
function NearDate(props: WidgetProps<string | null, DateField>) {
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

function Plate(asked: WidgetProps<string, PlateField>) {
  const props = useWarning(asked);
  return <PlateInput {...inputProps(props)} variant={props.field.variant} />;
}

/** A list of numbered controls, one below the other. Entries that are groups can be collapsed. */
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
