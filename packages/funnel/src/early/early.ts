import {
  type ContractorType,
  type Fields,
  initialValues,
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
    const answer = read(field.kind, key, form, empty[key]);
    if (answer !== undefined) found.push([key, answer]);
  }
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Values<F>>) : undefined;
}

function read(kind: string, key: string, form: HTMLFormElement, empty: unknown): unknown {
  const text = textOf(form, key);
  switch (kind) {
    case 'date':
      return dateParts(form, key);
    case 'yesNo':
      return text && text === 'true';
    case 'address':
      return text && { ...Object(empty), search: text };
    case 'choice':
      // The box of a list that is not loaded holds letters, not the key of an option.
      return form.elements.namedItem(key) instanceof HTMLInputElement ? undefined : text;
    case 'text':
    case 'municipality':
      return text;
    default:
      return undefined;
  }
}

function dateParts(form: HTMLFormElement, key: string): string | undefined {
  const parts = ['giorno', 'mese', 'anno'].map((part) => textOf(form, `${key}.${part}`) ?? '');
  return parts.some(Boolean) ? parts.join('/') : undefined;
}

function textOf(form: HTMLFormElement, name: string): string | undefined {
  const control = form.elements.namedItem(name);
  const text = control && 'value' in control && control.value;
  return (typeof text === 'string' && text) || undefined;
}
