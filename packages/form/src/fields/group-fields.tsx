import {
  type Change,
  type ControlName,
  changed,
  type Failure,
  type Fields,
  isAsked,
  same,
  siblingOf,
  type Table,
  type Values,
} from '@preventivo/core';
import { Fieldset, useEventCallback } from '@preventivo/ui';
import { useRef } from 'react';
import type { KindProps } from '../widget.ts';
import { TableFields } from './table-fields.tsx';

export type GroupProps = KindProps<'group'>;

/** A fieldset with the label of a group and its questions. */
export function GroupFields(props: GroupProps) {
  return (
    <Fieldset legend={props.label} hint={props.hint}>
      <GroupQuestions {...props} />
    </Fieldset>
  );
}

/**
 * The questions of a group. The name of each control is the group's name, a dot and the key: `timoniere.nome`.
 */
export function GroupQuestions(props: GroupProps) {
  const { name, field, answer, failures, widgets = {} } = props;
  const { table } = field;
  const edited = useRef(new Set<string>());
  const onAnswer = useEventCallback((key: string, change: Change<unknown>, isTyped: boolean) => {
    edited.current.add(key);
    // Autofill changes two inputs before either has settled, so merge into the latest answers. A group in a list starts
    // as null.
    props.onAnswer((before: Values<Fields> | null) => {
      const group: Values<Fields> = { ...field.initial, ...before };
      return { ...group, [key]: changed<unknown>(group[key], change) };
    }, isTyped);
  });
  const onLeave = useEventCallback((key: string, controls?: readonly string[]) => {
    const empty = same(answer[key], table.fields[key]?.initial);
    // A field that was left empty shows no error before «Continua».
    if (edited.current.has(key) || !empty)
      props.onLeave(controls ?? controlsOf(table, key, `${name}.${key}`));
  });
  return (
    <TableFields
      table={table}
      keys={Object.keys(table.fields).filter((key) => isAsked(table, key))}
      prefix={`${name}.`}
      values={answer}
      failures={failures.map((failure) => inside(table, name, failure))}
      widgets={widgets}
      {...{ onAnswer, onLeave }}
    />
  );
}

/** Assigns a failure of the group to the field in the group's table that shows it. */
function inside(table: Table, name: ControlName, failure: Failure): Failure {
  const [key = ''] = failure.control.slice(name.length + 1).split('.');
  const keys = Object.keys(table.fields);
  if (keys.includes(key)) return { ...failure, field: key };
  // The control of an address part is not named after the address field, so find that field by its kind. The first
  // field shows a failure of the whole group.
  const address = keys.find((other) => table.fields[other]?.kind === 'address');
  const [first = ''] = keys;
  return { ...failure, field: key === '' ? first : (address ?? first) };
}

/** Returns the controls of a field. An address has its search box and a control for each part. */
const controlsOf = (table: Table, key: string, control: ControlName): readonly ControlName[] =>
  table.fields[key]?.kind === 'address'
    ? [control, ...parts.map((part) => siblingOf(control, part))]
    : [control];

const parts = ['city', 'zip', 'street', 'street_number'];
