import type { Fields, Values } from '@preventivo/core';
import { TableForm, type TableFormProps } from './table-form.tsx';
import { useOwnAnswers } from './use-form.ts';

export interface OwnFormProps extends Omit<TableFormProps, 'answers'> {
  /** What the form starts with. */
  readonly values: Values<Fields>;
  /** Hears each change, letters that are being typed included. */
  onChange?(values: Values<Fields>): void;
}

/** A form that holds its answers itself, for stories and tests. */
export function OwnForm({ values, onChange, ...props }: OwnFormProps) {
  const answers = useOwnAnswers(values, onChange);
  return <TableForm {...props} answers={answers} />;
}
