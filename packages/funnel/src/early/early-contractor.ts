import { type Profile, person } from '@preventivo/core';
import type { EarlyContractor } from './early.ts';
import { earlyAnswers } from './early-answers.ts';

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
