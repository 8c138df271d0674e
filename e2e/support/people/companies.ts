import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Answers, answer } from '../../lines/answer.ts';
import { foundHome, her } from './people.ts';

/** A company that asks, by its referent. */
export interface Company {
  /** The referent's, and nobody else's: by it the database is asked what became of them. */
  readonly email: string;
  /** What is stored of it, `contractor` of the payload. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** Page 1, in the order in which it is answered. */
  readonly answers: Answers;
  /** Answers page 1, once a company was chosen. */
  fill(page: Page): Promise<void>;
}

/** The workshop of Giulia D'Amico. */
export function officina(email = `officina.${randomUUID().slice(0, 8)}@example.it`): Company {
  const answers: Answers = {
    nomeAzienda: 'Officina D’Amico',
    pIva: 'IT 12345678903',
    ragioneSociale: 'Officina D’Amico S.r.l.',
    indirizzoResidenza_SedeLegale: foundHome,
    chosen: (page) =>
      expect(page.getByRole('group', { name: 'Indirizzo della sede legale scelto' })).toBeVisible(),
    nome: her.name,
    cognome: her.surname,
    email,
    cellulare: her.writtenPhone,
  };
  return {
    email,
    answers,
    stored: {
      nome: her.name,
      cognome: her.surname,
      email,
      telefono: her.phone,
      indirizzoResidenza_SedeLegale: her.home,
      nomeAzienda: 'Officina D’Amico',
      pIva: '12345678903',
      ragionSociale: 'Officina D’Amico S.r.l.',
    },
    fill: (page) => answer(page, answers),
  };
}
