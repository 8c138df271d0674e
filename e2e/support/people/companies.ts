import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Answers, answer } from '../lines/answer.ts';
import { foundHome, her } from './people.ts';

/** A company that requests a quote through a contact person. */
export interface Company {
  /** The contact person's unique email. A test finds the quote request in the database by it. */
  readonly email: string;
  /** The stored company: `contractor` in the payload. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** The answers of page 1, in the order of the page. */
  readonly answers: Answers;
  /** Answers the questions about the company. The contractor type 'azienda' must be chosen before. */
  fill(page: Page): Promise<void>;
}

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
