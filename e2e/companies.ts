import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { control, pick, write } from './visitor.ts';

/** A company that asks, by its referent. */
export interface Company {
  /** The referent's, and nobody else's: by it the database is asked what became of them. */
  readonly email: string;
  /** What is stored of it, `contractor` of the payload. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** Answers page 1, once a company was chosen. */
  fill(page: Page): Promise<void>;
}

/** The workshop of Giulia D'Amico. */
export function officina(email = `officina.${randomUUID().slice(0, 8)}@example.it`): Company {
  return {
    email,
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
    fill: async (page) => {
      await write(page, 'nomeAzienda', 'Officina D’Amico');
      await write(page, 'pIva', 'IT 12345678903');
      await write(page, 'ragioneSociale', 'Officina D’Amico S.r.l.');
      const found = 'CORSO ITALIA, 5, 24122 BERGAMO BG, ITALIA';
      await pick(page, 'indirizzoResidenza_SedeLegale', 'corso italia 5 bergamo', found);
      await expect(
        page.getByRole('group', { name: 'Indirizzo della sede legale scelto' }),
      ).toBeVisible();
      await write(page, 'nome', 'Giulia');
      await write(page, 'cognome', "D'Amico");
      await write(page, 'email', email);
      await write(page, 'cellulare', '+39 333 123 4567');
      await expect(control(page, 'cellulare')).toHaveValue('+39 333 123 4567');
    },
  };
}
