import {
  choice,
  createTranslator,
  initialValues,
  settle,
  type Table,
  text,
  whole,
  yesNo,
} from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { announcementsOfChange } from './announcements-of-change.ts';

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
  lockedTo: { tutela: (v) => (v.tipo === 'tutela' ? { answer: true, hint: 'Inclusa' } : null) },
  computed: { doppio: (v) => v.durata && v.durata * 2 },
  reacts: {
    durata: (v) => ({ rata: v.rata && v.durata }),
    tipo: () => ({ valore: null, rata: null }),
  },
  announcements: {
    rata: (v, { rata: was }) =>
      v.rata === 1 ? null : v.rata ? `La rata era ${was}, ora è ${v.rata}.` : 'Di nuovo la rata.',
  },
};
const nobody = initialValues(loan);
const paolo = settle(loan, nobody, { ...nobody, mutuo: true, durata: 20, note: 'A tasso fisso' });

function change(before: typeof nobody, answers: Partial<typeof nobody>) {
  const after = settle(loan, before, { ...before, ...answers });
  return announcementsOfChange(loan, before, after, Object.keys(answers), createTranslator({}));
}
const said = (...asked: Parameters<typeof change>) => change(...asked).words;

const gone = 'Alcune risposte non servono più e sono state tolte.';

describe('announcementsOfChange', () => {
  it('announces removed answers once, and questions with a changed label', () => {
    expect(said(paolo, { mutuo: false })).toBe(`${gone} Ora si chiede: Valore stimato.`);
  });

  it('announces only the changed labels if no answer was removed', () => {
    expect(said(nobody, { mutuo: true })).toBe('Ora si chiede: Valore di perizia.');
  });

  it('removes the note of an answer that another change empties', () => {
    const before = { ...paolo, rata: 5 };
    const { noted } = change(before, { tipo: 'altro' });
    expect(noted({ rata: 'Rata: abbiamo scelto 5.' })).not.toMatchObject({
      rata: 'Rata: abbiamo scelto 5.',
    });
  });

  it('announces nothing if the other answers stay', () => {
    expect(said(paolo, { durata: 25 })).toBe('');
  });

  it('announces nothing about answers that the user empties, nor about their dependents', () => {
    expect(said(paolo, { durata: null })).toBe('');
  });

  it("announces a changed answer with the table's text", () => {
    const rated = { ...paolo, rata: 20 };
    expect(said(rated, { durata: 25 })).toBe('La rata era 20, ora è 25.');
    expect(said(rated, { durata: 1 })).toBe('');
    expect(said(rated, { rata: 25 })).toBe('');
    expect(said(rated, { durata: null })).toBe('Di nuovo la rata.');
  });

  it('announces nothing about an answer that was locked', () => {
    const forced = settle(loan, nobody, { ...nobody, tipo: 'tutela' });
    expect(forced.tutela).toBe(true);
    expect(said(forced, { tipo: 'completa' })).toBe('');
  });
});

const emptied = 'La risposta di prima non vale più: indicala di nuovo.';

describe('an answer that another answer changed', () => {
  const valued = { ...paolo, rata: 20, valore: 90 };

  it("has a note with the table's or the default text, which is also announced", () => {
    const { words, noted } = change(valued, { tipo: 'completa' });
    expect(noted({})).toEqual({ valore: emptied, rata: 'Di nuovo la rata.' });
    expect(words).toBe(`Valore di perizia: ${emptied} Di nuovo la rata.`);
  });

  it('keeps its note while other answers change, and loses it when the user answers it', () => {
    const first = change(valued, { tipo: 'completa' }).noted({});
    const other = change({ ...valued, valore: null, rata: null }, { note: 'A tasso variabile' });
    expect(other.noted(first)).toBe(first);
    const own = change({ ...valued, valore: null, rata: null }, { valore: 95 });
    expect(own.noted(first)).toEqual({ rata: 'Di nuovo la rata.' });
  });

  it('loses its note when its question is no longer asked', () => {
    expect(change(paolo, { mutuo: false }).noted({ durata: emptied })).toEqual({});
  });
});
