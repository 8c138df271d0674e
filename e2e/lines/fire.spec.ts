import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { bothComplete, type Journey } from '../support/lines/journey.ts';
import {
  impossibleFloor,
  invalidAddress,
  residence,
  searched,
  storedRecordResidence,
  storedResidence,
  storedSearched,
  unansweredBuilding,
  unansweredFlat,
} from '../support/lines/property.ts';
import { noConsent, pagesSay } from '../support/lines/unanswered.ts';
import { inDays, today } from '../support/people/days.ts';

const [expiry, deed] = [inDays(12), inDays(90)];

/** A renovated flat bought with a mortgage. */
const withMortgage: Journey = {
  line: 'fire',
  words: 'a flat with a mortgage',
  asks: 'persona',
  pages: [
    {
      title: "L'immobile e il mutuo",
      answers: {
        polizzaAttiva: 'true',
        scadenzaPolizza: expiry,
        metri_quadri: '95',
        tipo_uso: 'abitazione_proprietario',
        tipo_immobile: 'appartamento',
        numero_piani: '5',
        piano_abitazione: '3',
        anno_costruzione: '1980_1990',
        isRistrutturato: 'true',
        anno_ristrutturazione: '2015',
        ...searched,
        polizza_mutuo: 'true',
        durata_mutuo: '25',
        valore_perizia: '180.000,50',
        data_surroga: deed,
      },
    },
  ],
  stored: {
    // This line never asks about claims: the value is always false.
    sinistriPrecedenti: false,
    polizzaGiaAttiva: true,
    dataScadenza: expiry,
    metri_quadri: 95,
    tipo_uso: 'abitazione_proprietario',
    tipo_immobile: 'appartamento',
    numero_piani: 5,
    piano_abitazione: 3,
    anno_costruzione: '1980_1990',
    isRistrutturato: true,
    anno_ristrutturazione: 2015,
    ...storedSearched,
    polizza_mutuo: true,
    durata_mutuo: 25,
    valore_perizia: 180_000.5,
    data_surroga: deed,
  },
};

/** A house that was never renovated, without a mortgage. */
const withoutMortgage: Journey = {
  line: 'fire',
  words: 'a house without a mortgage',
  asks: 'persona',
  pages: [
    {
      title: "L'immobile e il mutuo",
      answers: {
        polizzaAttiva: 'false',
        metri_quadri: '1000',
        tipo_uso: 'casa_vacanze',
        tipo_immobile: 'villa_singola',
        anno_costruzione: 'prima1970',
        isRistrutturato: 'false',
        ...residence,
        polizza_mutuo: 'false',
        valore_perizia: '1',
        data_surroga: today(),
      },
    },
  ],
  stored: {
    sinistriPrecedenti: false,
    polizzaGiaAttiva: false,
    dataScadenza: null,
    metri_quadri: 1000,
    tipo_uso: 'casa_vacanze',
    tipo_immobile: 'villa_singola',
    // Floors are sent for a flat only, the year for a renovated building only.
    anno_costruzione: 'prima1970',
    isRistrutturato: false,
    ...storedResidence,
    polizza_mutuo: false,
    durata_mutuo: null,
    valore_perizia: 1,
    data_surroga: today(),
  },
  storedOfRecord: storedRecordResidence,
};

clumsyVisitorCompletes(withMortgage);
bothComplete([withMortgage, withoutMortgage]);

const noPolicyAnswer = 'Indicare se esiste una polizza attiva';
pagesSay(withoutMortgage, [
  {
    said: [
      noPolicyAnswer,
      ...unansweredBuilding.said,
      'Indicare se la polizza è legata a un mutuo',
      "Indicare il valore dell'immobile",
      noConsent,
    ],
    marked: {
      polizzaAttiva: 'Valore non valido',
      ...unansweredBuilding.marked,
      polizza_mutuo: 'Valore non valido',
      valore_perizia: 'Valore non valido',
      ivass: 'Consenso obbligatorio',
    },
  },
  {
    after: { ...unansweredFlat.after, polizza_mutuo: 'true' },
    said: [
      noPolicyAnswer,
      ...unansweredFlat.said,
      'Indicare la durata del mutuo',
      "Indicare il valore dell'immobile",
      'Indicare una data entro un anno da oggi',
      noConsent,
    ],
    marked: {
      ...unansweredFlat.marked,
      durata_mutuo: 'Valore non valido',
      data_surroga: 'Valore non valido',
    },
  },
  {
    after: {
      ...impossibleFloor.after,
      durata_mutuo: '0',
      valore_perizia: '0,99',
      data_surroga: inDays(-1),
    },
    said: [
      noPolicyAnswer,
      ...impossibleFloor.said,
      'Indicare la durata del mutuo',
      "Indicare il valore dell'immobile",
      'Indicare una data entro un anno da oggi',
      noConsent,
    ],
    marked: {
      ...impossibleFloor.marked,
      durata_mutuo: 'Valore non valido',
      valore_perizia: 'Valore non valido',
    },
  },
  {
    after: { ...invalidAddress.after, polizza_mutuo: 'false', data_surroga: inDays(367) },
    said: [
      noPolicyAnswer,
      ...invalidAddress.said,
      "Indicare il valore dell'immobile",
      'Indicare una data entro un anno da oggi',
      noConsent,
    ],
    marked: invalidAddress.marked,
  },
]);
