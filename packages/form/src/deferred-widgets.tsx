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
import { Entries } from './entries.tsx';
import { GroupFields } from './group-fields.tsx';
import { DateParts, defined, initialWidgets, sharedProps, Text } from './initial-widgets.tsx';
import { useDoubt } from './use-doubt.ts';
import { useItems } from './use-items.ts';
import type { KindWidgets, WidgetProps } from './widget.ts';

/** Drawn by `@preventivo/address`; which saved record it is, by who draws its group. */
type DrawnElsewhere = 'address' | 'municipality' | 'savedRecord';

/** The controls of the kinds of field that products ask: an app loads them with its later pages. */
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

/** A text of several lines, a list in one line, a line whose last characters are counted, or just a line. */
function LongText(asked: WidgetProps<string, TextField>) {
  const props = useDoubt(asked);
  const { rows = 1, max, box, separator } = props.field;
  if (separator)
    return <ListInput {...sharedProps(props)} value={props.answer} separator={separator} />;
  if (box) return <CountedInput {...sharedProps(props)} value={props.answer} box={box} />;
  if (rows === 1) return <Text {...props} />;
  return (
    <TextArea {...sharedProps(props)} value={props.answer} rows={rows} {...defined({ max })} />
  );
}

function Whole(props: WidgetProps<number | null, WholeField>) {
  const { digits, suffix, counter } = props.field;
  const { from, to, clamp } = props.window;
  return (
    <NumberInput
      {...sharedProps(props)}
      value={props.answer}
      {...defined({
        digits,
        suffix,
        counter,
        clamp,
        min: numberOrNone(from),
        max: numberOrNone(to),
      })}
    />
  );
}

function Amount(props: WidgetProps<number | null, AmountField>) {
  const { suffix, decimals } = props.field;
  return (
    <MoneyInput {...sharedProps(props)} value={props.answer} {...defined({ suffix, decimals })} />
  );
}

function SomeOf(props: WidgetProps<readonly string[], ChoicesField>) {
  const { options, onRetry, field } = props;
  const { expected } = field;
  return (
    <CheckboxGroup
      {...sharedProps(props)}
      {...{ options, onRetry }}
      value={props.answer}
      {...defined({ expected })}
    />
  );
}

/** A date near today may be picked; a birth date is written. */
function NearDate(props: WidgetProps<string | null, DateField>) {
  const { from, to } = props.window;
  if (props.field.birth) return <DateParts {...props} />;
  return (
    <NearDateInput
      {...sharedProps(props)}
      value={props.answer}
      today={props.today}
      {...defined({ min: dayOrNone(from), max: dayOrNone(to), near: props.field.near })}
    />
  );
}

function Plate(asked: WidgetProps<string, PlateField>) {
  const props = useDoubt(asked);
  return <PlateInput {...sharedProps(props)} value={props.answer} variant={props.field.variant} />;
}

/** Numbered controls, one under another; a product may give its own instead. Groups fold. */
function Items(props: WidgetProps<readonly unknown[], ItemsField<unknown>>) {
  const { item } = props.field;
  const items = useItems(props);
  if (isGroup(item)) return <Entries {...props} item={item} items={items} />;
  const Item = props.widgets?.[item.kind] ?? deferredWidgets[item.kind];
  return (
    Item &&
    items.length > 0 && (
      <div className="q-fields">
        {items.map((own, index) => (
          <Item
            {...props}
            {...own}
            key={own.name}
            field={item}
            label={item.label.replace('{n}', String(index + 1))}
            hint={item.hint}
          />
        ))}
      </div>
    )
  );
}

const numberOrNone = (limit: number | string | undefined) =>
  typeof limit === 'number' ? limit : undefined;
const dayOrNone = (limit: number | string | undefined) =>
  typeof limit === 'string' ? limit : undefined;
