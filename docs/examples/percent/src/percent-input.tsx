import { sharedProps, type WidgetProps } from '@preventivo/form';
import { MoneyInput } from '@preventivo/ui/number-input';
import type { PercentField } from './percent.ts';

/** An input for a percentage, with the percent sign in the box. */
export function PercentInput(props: WidgetProps<number | null, PercentField>) {
  return (
    <MoneyInput {...sharedProps(props)} value={props.answer} suffix="%" decimals={1} digits={5} />
  );
}
