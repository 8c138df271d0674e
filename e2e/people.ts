import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Day } from './days.ts';
import { choose, control, pick, typeOut, write, writeDay } from './visitor.ts';

/** One way of answering a part of page 1, and what is stored of it. */
interface Part {
  readonly stored: Readonly<Record<string, unknown>>;
  answer(page: Page): Promise<void>;
}

export const bornInItaly: Part = {
  stored: { nazionalita: 13, comuneNascita: 'MILANO (MI)' },
  answer: async (page) => {
    await choose(page, 'natoInItalia', 'true');
    await typeOut(page, 'comune_nascita', 'milano', 'MILANO (MI)');
  },
};

export const bornAbroad: Part = {
  stored: { nazionalita: 9, comuneNascita: null },
  answer: async (page) => {
    await choose(page, 'natoInItalia', 'false');
    await control(page, 'stato_nascita').selectOption('Francia');
  },
};

export const searchedAddress: Part = {
  stored: { indirizzoResidenza_SedeLegale: 'CORSO ITALIA, 5, 24122 BERGAMO (BG), ITALIA' },
  answer: async (page) => {
    const found = 'CORSO ITALIA, 5, 24122 BERGAMO BG, ITALIA';
    await pick(page, 'indirizzoResidenza_SedeLegale', 'corso italia 5 bergamo', found);
    await expect(page.getByRole('group', { name: 'Indirizzo di residenza scelto' })).toBeVisible();
  },
};

export const handwrittenAddress: Part = {
  stored: { indirizzoResidenza_SedeLegale: "VIA DELL'ARCO, 12/A, 29122 PIACENZA (PC), ITALIA" },
  answer: async (page) => {
    await page.getByRole('button', { name: 'Compilazione manuale' }).click();
    await pick(page, 'city', 'piacenza', 'PIACENZA (PC)');
    await control(page, 'zip').selectOption('29122');
    await write(page, 'street', "via dell'Arco");
    await write(page, 'street_number', '12/A');
  },
};

export const employed: Part = {
  stored: { professione: 'impiegato' },
  answer: (page) => typeOut(page, 'professione', 'impieg', 'Impiegato'),
};

/** Of a line whose page 1 does not ask for the profession. */
export const professionUnasked: Part = {
  stored: { professione: null },
  answer: async (page) => expect(control(page, 'professione')).toHaveCount(0),
};

export interface Person {
  /** Nobody else has it: by it the database is asked what became of them. */
  readonly email: string;
  readonly birthday: Day;
  /** What is stored of them, `contractor` of the payload. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** Answers page 1. */
  fill(page: Page): Promise<void>;
}

export function giulia(
  born: Part = bornInItaly,
  lives: Part = searchedAddress,
  works: Part = employed,
): Person {
  const email = `giulia.${randomUUID().slice(0, 8)}@example.it`;
  const birthday = '1985-03-27';
  return {
    email,
    birthday,
    stored: {
      nome: 'Giulia',
      cognome: "D'Amico",
      email,
      telefono: '3331234567',
      sesso: 1,
      dataNascita: birthday,
      ...born.stored,
      ...lives.stored,
      ...works.stored,
    },
    fill: async (page) => {
      await write(page, 'nome', 'Giulia');
      await write(page, 'cognome', "D'Amico");
      await choose(page, 'sesso', '1');
      await writeDay(page, 'data_nascita', birthday);
      await born.answer(page);
      await lives.answer(page);
      await write(page, 'email', email);
      await write(page, 'cellulare', '+39 333 123 4567');
      await works.answer(page);
    },
  };
}
