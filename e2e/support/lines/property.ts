import { expect, type Page } from '@playwright/test';
import { emptyAddress } from '@preventivo/core';
import { control, pick, typeAddress, write } from '../pages/visitor.ts';

const byHandIsPressed = (page: Page) =>
  page.getByRole('button', { name: 'Compilazione manuale' }).click();

/** The visitor's input for the address of the fixtures. The address search finds it. */
export const searched = {
  indirizzo: async (page: Page) => {
    // The search selects a single match automatically.
    await typeAddress(page, 'indirizzo', 'via garibaldi 12 20121 milano');
    await expect(page.getByRole('group', { name: "Indirizzo dell'immobile scelto" })).toBeVisible();
  },
};

export const byHand = {
  answers: {
    indirizzo: {
      search: '',
      street: "VIA DELL'ARCO",
      street_number: '12/A',
      zip: '29122',
      city: 'PIACENZA (PC)',
      is_manual_address: true,
    },
  },
  typed: {
    indirizzo: async (page: Page) => {
      await byHandIsPressed(page);
      await pick(page, 'city', 'piacenza', 'PIACENZA (PC)');
      await control(page, 'zip').selectOption('29122');
      await write(page, 'street', "via dell'Arco");
      await write(page, 'street_number', '12/A');
    },
  },
};

export const residence = {
  answers: {
    indirizzo: {
      search: '',
      street: 'CORSO ITALIA',
      street_number: '5',
      zip: '24122',
      city: 'BERGAMO (BG)',
      is_manual_address: false,
    },
  },
  typed: {
    indirizzo: (page: Page) =>
      page.getByRole('button', { name: "Usa l'indirizzo di residenza" }).click(),
  },
  /** A saved record does not store whether the search has found its address, so the address counts as manual. */
  storedOfRecord: { is_manual_address: true },
};

/** A renovated flat whose address the visitor enters by hand. */
export const unansweredFlat = {
  after: {
    tipo_immobile: 'appartamento',
    isRistrutturato: true,
    indirizzo: { ...emptyAddress, is_manual_address: true },
  },
  typed: { indirizzo: byHandIsPressed },
};

/**
 * Contradictory answers: a floor above the top of the building, and a renovation before the construction. The town has
 * many postal codes.
 */
export const impossibleFloor = {
  after: {
    metri_quadri: 95,
    tipo_uso: 'abitazione_proprietario',
    numero_piani: 2,
    piano_abitazione: 3,
    anno_costruzione: '1980_1990',
    anno_ristrutturazione: 1980,
    indirizzo: { ...emptyAddress, city: 'PIACENZA (PC)', is_manual_address: true },
  },
  typed: { indirizzo: (page: Page) => pick(page, 'city', 'piacenza', 'PIACENZA (PC)') },
};

/** A year in the future and an invalid address. */
export const invalidAddress = {
  after: {
    piano_abitazione: 2,
    anno_ristrutturazione: 2999,
    indirizzo: { ...emptyAddress, search: '12' },
  },
  typed: {
    indirizzo: async (page: Page) => {
      await page.getByRole('button', { name: 'Ricerca indirizzo' }).click();
      await write(page, 'indirizzo', '12');
    },
  },
};
