import { initialValues, type Values } from '@preventivo/core';
import { home } from './line.ts';

type Answers = Values<typeof home.fields>;

/** A new house without additional covers. */
export const house: Answers = {
  ...initialValues(home),
  altriSinistri: false,
  polizzaAttiva: false,
  metri_quadri: 180,
  tipo_uso: 'abitazione_proprietario',
  tipo_immobile: 'villa_singola',
  anno_costruzione: 'dopo2020',
  isRistrutturato: false,
  indirizzo: {
    search: 'VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA',
    street: 'VIA GARIBALDI',
    street_number: '12',
    zip: '20121',
    city: 'MILANO (MI)',
    is_manual_address: false,
  },
  materiale: 'cemento_armato',
  stato_abitazione: 'buono',
  abitazione_principale: true,
  sede_lavoro: false,
  vincolato_belle_arti: false,
  valore_perizia: 250_000,
  assicurazione_incendio: false,
  assicurazione_furto: false,
};
/** A renovated flat built of straw, with fire and theft covers. */
export const flat: Answers = {
  ...house,
  tipo_immobile: 'appartamento',
  numero_piani: 5,
  piano_abitazione: 3,
  isRistrutturato: true,
  anno_ristrutturazione: 2024,
  materiale: 'altro',
  altri_materiali: 'Paglia e argilla',
  assicurazione_incendio: true,
  assicurazione_furto: true,
  valore_beni: 30_000,
};
