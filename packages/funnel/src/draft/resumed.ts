import {
  type Contractor,
  chosenType,
  company,
  type Fields,
  initialValues,
  person,
  personOf,
  same,
  settle,
  type Table,
  type Values,
} from '@preventivo/core';

/**
 * The contractor a visitor goes on with: the one of the draft, with what was typed before the page
 * ran and while the draft was looked for. Another type than the draft's leaves nothing of it.
 */
export function resumed(kept: Contractor, now: Contractor): Contractor {
  const base = now.tipoPersona ? chosenType(kept, now.tipoPersona) : kept;
  if (base.tipoPersona === null) return base;
  if (base.tipoPersona === 'giuridica') {
    const typed = now.tipoPersona === 'giuridica' ? answered(company, now.azienda) : {};
    return { ...base, azienda: { ...base.azienda, ...typed } };
  }
  const persona = { ...base.persona, ...answered(person, personOf(now)) };
  return { ...base, persona: settle(person, base.persona, persona) };
}

/** What was answered. */
function answered<F extends Fields>(table: Table<F>, values: Values<F>): Partial<Values<F>> {
  const empty = new Map<string, unknown>(Object.entries(initialValues(table)));
  const given = Object.entries(values).filter(([key, value]) => !same(value, empty.get(key)));
  return Object.fromEntries(given) as Partial<Values<F>>;
}
