import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Answers, answer } from '../lines/answer.ts';
import { control, stub, unfold } from '../pages/visitor.ts';
import type { Day } from './days.ts';

/** Giulia of Bergamo. The apostrophe in her surname tests escaping from the page to the database. */
export const her = {
  name: 'Giulia',
  surname: "D'Amico",
  birthday: '1985-03-27',
  phone: '3331234567',
  /** The phone number as Giulia types it. */
  writtenPhone: '+39 333 123 4567',
  home: 'CORSO ITALIA, 5, 24122 BERGAMO (BG), ITALIA',
};

/** An address that the search finds: the text that the visitor types, and the suggestion. */
export const foundHome = {
  typed: 'corso italia 5 24122 bergamo',
  taken: 'CORSO ITALIA, 5, 24122 BERGAMO BG, ITALIA',
};

/** The answers to some questions of page 1, and the stored values of these questions. */
interface Part {
  readonly answers: Answers;
  readonly stored: Readonly<Record<string, unknown>>;
}

export const bornInItaly: Part = {
  answers: { natoInItalia: 'true', comune_nascita: { typed: 'milano', only: 'MILANO (MI)' } },
  stored: { nazionalita: 13, comuneNascita: 'MILANO (MI)' },
};

export const bornAbroad: Part = {
  answers: { natoInItalia: 'false', stato_nascita: { typed: 'Francia', only: 'Francia' } },
  stored: { nazionalita: 9, comuneNascita: null },
};

export const searchedAddress: Part = {
  answers: {
    indirizzoResidenza_SedeLegale: foundHome,
    chosen: (page) =>
      expect(page.getByRole('group', { name: 'Indirizzo di residenza scelto' })).toBeVisible(),
  },
  stored: { indirizzoResidenza_SedeLegale: her.home },
};

export const handwrittenAddress: Part = {
  answers: {
    byHand: (page) => page.getByRole('button', { name: 'Compilazione manuale' }).click(),
    city: { typed: 'piacenza', taken: 'PIACENZA (PC)' },
    zip: '29122',
    street: "via dell'Arco",
    street_number: '12/A',
  },
  stored: { indirizzoResidenza_SedeLegale: "VIA DELL'ARCO, 12/A, 29122 PIACENZA (PC), ITALIA" },
};

export const employed: Part = {
  answers: { professione: { typed: 'impieg', only: 'Impiegato' } },
  stored: { professione: 'impiegato' },
};

/** For lines that do not ask for the profession on page 1. */
export const professionUnasked: Part = {
  answers: { unasked: (page) => expect(control(page, 'professione')).toHaveCount(0) },
  stored: { professione: null },
};

export interface Person {
  /** A unique email. A test finds the quote request in the database by it. */
  readonly email: string;
  readonly birthday: Day;
  /** The stored person: `contractor` in the payload. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** The answers of page 1, in the order of the page. */
  readonly answers: Answers;
  fill(page: Page): Promise<void>;
}

export function giulia(
  born: Part = bornInItaly,
  lives: Part = searchedAddress,
  works: Part = employed,
): Person {
  const email = `giulia.${randomUUID().slice(0, 8)}@example.it`;
  const { birthday } = her;
  const answers = {
    nome: her.name,
    cognome: her.surname,
    sesso: '1',
    data_nascita: birthday,
    ...born.answers,
    ...lives.answers,
    email,
    cellulare: her.writtenPhone,
    ...works.answers,
  };
  return {
    email,
    birthday,
    answers,
    stored: {
      nome: her.name,
      cognome: her.surname,
      email,
      telefono: her.phone,
      sesso: 1,
      dataNascita: birthday,
      ...born.stored,
      ...lives.stored,
      ...works.stored,
    },
    fill: async (page) => {
      if (await stub(page).isVisible()) await unfold(page);
      await answer(page, answers);
    },
  };
}
