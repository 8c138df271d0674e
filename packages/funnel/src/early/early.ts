import {
  type ContractorType,
  type Fields,
  initialValues,
  type KindName,
  type Person,
  type Profile,
  person,
  type Table,
  type Values,
} from '@preventivo/core';
import { type RefObject, useEffect, useRef } from 'react';

/** What a visitor did on a page that was drawn on a server, before it ran. */
export interface Early {
  /** What stands in the controls of page 1. */
  readonly answers?: EarlyContractor | undefined;
  /** Whether «Continua» was pressed. */
  readonly pressed: boolean;
}

/** A line that takes both types asks for the type first, others ask a person. */
export interface EarlyContractor {
  readonly tipoPersona?: ContractorType;
  readonly persona?: Partial<Person>;
}

/** Answers a press on «Continua» that came before the page ran: once, when its answers are in place. */
export function useEarlyPress(
  pressed: boolean,
  ready: boolean,
  top: RefObject<HTMLElement | null>,
) {
  const waiting = useRef(pressed);
  useEffect(() => {
    if (!waiting.current || !ready) return;
    waiting.current = false;
    top.current?.querySelector('form')?.requestSubmit();
  }, [ready, top]);
}

/** What stands in the controls of page 1 that was drawn on a server; nothing where they are empty. */
export function earlyContractor(
  { types }: Profile['contractor'],
  form: HTMLFormElement,
): EarlyContractor | undefined {
  const chosen = new FormData(form).get('tipoPersona');
  const tipoPersona = types.find((type) => type === chosen);
  const persona = earlyAnswers(person, form);
  if (!tipoPersona && !persona) return undefined;
  return { ...(tipoPersona && { tipoPersona }), ...(persona && { persona }) };
}

/** What stands in the controls of a page that was drawn on a server, read by their names. */
export function earlyAnswers<F extends Fields>(
  table: Table<F>,
  form: HTMLFormElement,
): Partial<Values<F>> | undefined {
  const empty = initialValues(table);
  const found: [string, unknown][] = [];
  for (const [key, field] of Object.entries(table.fields)) {
    const answer = read[field.kind]?.(form, key, textOf(form, key), empty[key]);
    if (answer !== undefined) found.push([key, answer]);
  }
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Values<F>>) : undefined;
}

/** How the controls of a kind are read: `text` is what stands in the one of its own name. */
type Read = (
  form: HTMLFormElement,
  key: string,
  text: string | undefined,
  empty: unknown,
) => unknown;

const asWritten: Read = (_, __, text) => text;
/** Page 1 does not ask these. */
type Unread = 'choices' | 'plate' | 'whole' | 'amount' | 'items' | 'group' | 'savedRecord';

const byKind: Readonly<Record<Exclude<KindName, Unread>, Read>> = {
  text: asWritten,
  municipality: asWritten,
  date: dateParts,
  yesNo: (_, __, text) => text && text === 'true',
  // The box of a list that is not loaded holds letters, not the key of an option.
  choice: (form, key, text) =>
    form.elements.namedItem(key) instanceof HTMLInputElement ? undefined : text,
  address: (_, __, text, empty) => text && { ...Object(empty), search: text },
};
const read: Readonly<Record<string, Read>> = byKind;

function dateParts(form: HTMLFormElement, key: string): string | undefined {
  const parts = ['giorno', 'mese', 'anno'].map((part) => textOf(form, `${key}.${part}`) ?? '');
  return parts.some(Boolean) ? parts.join('/') : undefined;
}

function textOf(form: HTMLFormElement, name: string): string | undefined {
  const control = form.elements.namedItem(name);
  const text = control && 'value' in control && control.value;
  return (typeof text === 'string' && text) || undefined;
}
