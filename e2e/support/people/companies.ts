import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Answers, answer } from '../../lines/answer.ts';

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
    indirizzoResidenza_SedeLegale: {
      typed: 'corso italia 5 bergamo',
      taken: 'CORSO ITALIA, 5, 24122 BERGAMO BG, ITALIA',
    },
    chosen: (page) =>
      expect(page.getByRole('group', { name: 'Indirizzo della sede legale scelto' })).toBeVisible(),
    nome: 'Giulia',
    cognome: "D'Amico",
    email,
    cellulare: '+39 333 123 4567',
  };
  return {
    email,
    answers,
    stored: {
      nome: 'Giulia',
      cognome: "D'Amico",
      email,
      telefono: '3331234567',
      indirizzoResidenza_SedeLegale: 'CORSO ITALIA, 5, 24122 BERGAMO (BG), ITALIA',
      nomeAzienda: 'Officina D’Amico',
      pIva: '12345678903',
      ragionSociale: 'Officina D’Amico S.r.l.',
    },
    fill: (page) => answer(page, answers),
  };
}
