import { choice, initialValues, settle, type Table, text, whole, yesNo } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { saidOfChange } from './said-of-change.ts';

const asked = { label: '', code: 'CODICE', error: 'Indicare la risposta' };
const fields = {
  mutuo: yesNo({ ...asked, label: "C'è un mutuo?" }),
  durata: whole({ ...asked, label: 'Durata' }),
  note: text({ ...asked, label: 'Note' }),
  valore: whole({ ...asked, label: 'Valore stimato' }),
  tipo: choice({ ...asked, list: 'tipi' }),
  tutela: yesNo(asked),
  doppio: whole(asked),
  rata: whole(asked),
};
const loan: Table<typeof fields> = {
  fields,
  applies: { durata: (v) => v.mutuo === true, note: (v) => v.mutuo === true },
  texts: { valore: (v) => (v.mutuo ? { label: 'Valore di perizia' } : {}) },
  forced: { tutela: (v) => (v.tipo === 'tutela' ? { answer: true, hint: 'Inclusa' } : null) },
  follows: { doppio: (v) => v.durata && v.durata * 2 },
  reacts: { durata: (v) => ({ rata: v.rata && v.durata }) },
  tells: { rata: (v) => (v.rata === 1 ? null : `La rata ora è ${v.rata}.`) },
};
const nobody = initialValues(loan);
const paolo = settle(loan, nobody, { ...nobody, mutuo: true, durata: 20, note: 'A tasso fisso' });

const said = (before: typeof nobody, change: Partial<typeof nobody>) =>
  saidOfChange(loan, before, settle(loan, before, { ...before, ...change }), Object.keys(change));

const gone = 'Alcune risposte non servono più e sono state tolte.';

describe('who changes an answer', () => {
  it('hears once that others went, and which question is another now', () => {
    expect(said(paolo, { mutuo: false })).toBe(`${gone} Ora si chiede: Valore stimato.`);
  });

  it('hears of the other wording alone where nothing had been answered', () => {
    expect(said(nobody, { mutuo: true })).toBe('Ora si chiede: Valore di perizia.');
  });

  it('hears nothing where the rest stays', () => {
    expect(said(paolo, { durata: 25 })).toBe('');
  });

  it('hears nothing of what they emptied themselves, nor of what follows from it', () => {
    expect(said(paolo, { durata: null })).toBe('');
  });

  it('hears in the words of the table that another answer is another now', () => {
    const rated = { ...paolo, rata: 20 };
    expect(said(rated, { durata: 25 })).toBe('La rata ora è 25.');
    expect(said(rated, { durata: 1 })).toBe('');
    expect(said(rated, { rata: 25 })).toBe('');
    expect(said(rated, { durata: null })).toBe(gone);
  });

  it('hears nothing of an answer that others had given for them', () => {
    const forced = settle(loan, nobody, { ...nobody, tipo: 'tutela' });
    expect(forced.tutela).toBe(true);
    expect(said(forced, { tipo: 'completa' })).toBe('');
  });
});
