import { expect, type Page } from '@playwright/test';
import { control, pick, typeAddress, write } from '../pages/visitor.ts';
import type { Early } from './unanswered.ts';

/** Ways to enter a building's location, each with its stored values. */
export const searched = {
  indirizzo: async (page: Page) => {
    // The only match, so the search takes it by itself.
    await typeAddress(page, 'indirizzo', 'via garibaldi 12 20121 milano');
    await expect(page.getByRole('group', { name: "Indirizzo dell'immobile scelto" })).toBeVisible();
  },
};
export const storedSearched = {
  indirizzo: 'VIA GARIBALDI, 12, 20121 MILANO (MI), ITALIA',
  street: 'VIA GARIBALDI',
  street_number: '12',
  zip: '20121',
  city: 'MILANO (MI)',
  is_manual_address: false,
};

export const byHand = {
  indirizzo: async (page: Page) => {
    await page.getByRole('button', { name: 'Compilazione manuale' }).click();
    await pick(page, 'city', 'piacenza', 'PIACENZA (PC)');
    await control(page, 'zip').selectOption('29122');
    await write(page, 'street', "via dell'Arco");
    await write(page, 'street_number', '12/A');
  },
};
export const storedByHand = {
  indirizzo: "VIA DELL'ARCO, 12/A, 29122 PIACENZA (PC), ITALIA",
  street: "VIA DELL'ARCO",
  street_number: '12/A',
  zip: '29122',
  city: 'PIACENZA (PC)',
  is_manual_address: true,
};

/** Giulia's residence. */
export const residence = {
  indirizzo: (page: Page) =>
    page.getByRole('button', { name: "Usa l'indirizzo di residenza" }).click(),
};
export const storedResidence = {
  indirizzo: 'CORSO ITALIA, 5, 24122 BERGAMO (BG), ITALIA',
  street: 'CORSO ITALIA',
  street_number: '5',
  zip: '24122',
  city: 'BERGAMO (BG)',
  is_manual_address: false,
};
/** A saved record does not state whether its address was found, so it counts as manual. */
export const storedRecordResidence = { is_manual_address: true };

const notFound =
  'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".';

/** Errors of the building questions, press by press. First, with no answers. */
export const unansweredBuilding = {
  said: [
    'Indicare i metri quadri, da 1 a 1000',
    "Indicare come si usa l'immobile",
    'Indicare il tipo di immobile',
    "Indicare quando è stato costruito l'immobile",
    "Indicare se l'immobile è stato ristrutturato",
    notFound,
  ],
  marked: {
    metri_quadri: 'Valore non valido',
    tipo_uso: 'Valore non valido',
    tipo_immobile: 'Valore non valido',
    anno_costruzione: 'Valore non valido',
    isRistrutturato: 'Valore non valido',
    indirizzo: notFound,
  },
} satisfies Early;

/** For a renovated flat whose address is to be written by hand. */
export const unansweredFlat = {
  after: {
    tipo_immobile: 'appartamento',
    isRistrutturato: 'true',
    indirizzo: (page: Page) => page.getByRole('button', { name: 'Compilazione manuale' }).click(),
  },
  said: [
    'Indicare i metri quadri, da 1 a 1000',
    "Indicare come si usa l'immobile",
    "Indicare quanti piani ha l'edificio",
    "Indicare il piano dell'abitazione",
    "Indicare quando è stato costruito l'immobile",
    "Indicare l'anno di ristrutturazione",
    'Comune non valido',
    'Indirizzo non valido',
    'Civico non valido',
  ],
  marked: {
    numero_piani: 'Valore non valido',
    piano_abitazione: 'Valore non valido',
    anno_ristrutturazione: 'Anno non valido',
    city: 'Comune non valido',
    street: 'Indirizzo non valido',
    street_number: 'Civico non valido',
  },
} satisfies Early;

/**
 * For a floor that the building does not have, renovated before it was built, in a town with many
 * postal codes.
 */
export const impossibleFloor = {
  after: {
    metri_quadri: '95',
    tipo_uso: 'abitazione_proprietario',
    numero_piani: '2',
    piano_abitazione: '3',
    anno_costruzione: '1980_1990',
    anno_ristrutturazione: '1980',
    city: { typed: 'piacenza', taken: 'PIACENZA (PC)' },
  },
  said: [
    'Combinazione non valida',
    'Combinazione non valida',
    "Indicare l'anno di ristrutturazione",
    'CAP non valido',
    'Indirizzo non valido',
    'Civico non valido',
  ],
  marked: {
    numero_piani: 'Combinazione non valida',
    piano_abitazione: 'Combinazione non valida',
    anno_ristrutturazione: 'Anno non valido',
    zip: 'CAP non valido',
  },
} satisfies Early;

/** For a future year and an invalid address. */
export const invalidAddress = {
  after: {
    piano_abitazione: '2',
    anno_ristrutturazione: '2999',
    indirizzo: async (page: Page) => {
      await page.getByRole('button', { name: 'Ricerca indirizzo' }).click();
      await write(page, 'indirizzo', '12');
    },
  },
  said: ["Indicare l'anno di ristrutturazione", "Indicare l'indirizzo dell'immobile"],
  marked: { anno_ristrutturazione: 'Anno non valido', indirizzo: 'Indirizzo non valido' },
} satisfies Early;
