import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { bothComplete, type Journey, type Signed } from '../support/lines/journey.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import {
  byHand,
  impossibleFloor,
  invalidAddress,
  residence,
  searched,
  storedByHand,
  storedRecordResidence,
  storedResidence,
  storedSearched,
  unansweredBuilding,
  unansweredFlat,
} from '../support/lines/property.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';

type Stored = Journey['stored'];

/**
 * The save of page 2 has no renovation flag (docs/rules/wire.md#saves): the year implies it. It has
 * the address without its parts. The request has both.
 */
const home = (building: Stored, isRistrutturato: boolean, cover: Stored) => {
  const { street, street_number, zip, city, is_manual_address, ...saved } = building;
  return {
    line: 'home',
    asks: 'persona' as const,
    stored: { ...building, isRistrutturato, ...cover },
    saves: ({ privacy, isLogged }: Signed) => [
      { to: 'save?step=2', body: { ...saved, isLogged } },
      { to: 'save?step=3', body: { ...cover, privacy, isLogged } },
    ],
  };
};

const flat: Journey = {
  ...home(
    {
      ...activePolicy.stored,
      metri_quadri: 82,
      tipo_uso: 'abitazione_inquilino',
      tipo_immobile: 'appartamento',
      numero_piani: 6,
      piano_abitazione: 6,
      anno_costruzione: '1970_1980',
      anno_ristrutturazione: 1998,
      ...storedSearched,
      materiale: 'altro',
      altri_materiali: 'Terra cruda',
      stato_abitazione: 'ristrutturata',
    },
    true,
    {
      abitazione_principale: true,
      sede_lavoro: false,
      vincolato_belle_arti: true,
      valore_perizia: 250_000,
      assicurazione_incendio: true,
      assicurazione_furto: false,
      valore_beni: 30_000.5,
    },
  ),
  words: 'a flat, against fire and not theft',
  pages: [
    {
      title: 'La tua casa',
      answers: {
        ...activePolicy.answers,
        metri_quadri: '82',
        tipo_uso: 'abitazione_inquilino',
        tipo_immobile: 'appartamento',
        numero_piani: '6',
        piano_abitazione: '6',
        anno_costruzione: '1970_1980',
        isRistrutturato: 'true',
        anno_ristrutturazione: '1998',
        ...searched,
        materiale: 'altro',
        altri_materiali: 'Terra cruda',
        stato_abitazione: 'ristrutturata',
      },
    },
    {
      title: 'Cosa vuoi proteggere',
      answers: {
        abitazione_principale: 'true',
        sede_lavoro: 'false',
        vincolato_belle_arti: 'true',
        valore_perizia: '250.000',
        assicurazione_incendio: 'true',
        assicurazione_furto: 'false',
        valore_beni: '30.000,50',
      },
    },
  ],
};

const house: Journey = {
  ...home(
    {
      ...noPolicy.stored,
      metri_quadri: 210,
      tipo_uso: 'casa_vacanze',
      tipo_immobile: 'villa_schiera',
      anno_costruzione: '2000_2010',
      ...storedResidence,
      materiale: 'muratura',
      stato_abitazione: 'buono',
    },
    false,
    {
      abitazione_principale: false,
      sede_lavoro: true,
      vincolato_belle_arti: false,
      valore_perizia: 1000,
      assicurazione_incendio: false,
      assicurazione_furto: true,
      valore_beni: 1,
    },
  ),
  words: 'a house, against theft and not fire',
  storedOfRecord: storedRecordResidence,
  pages: [
    {
      title: 'La tua casa',
      answers: {
        ...noPolicy.answers,
        metri_quadri: '210',
        tipo_uso: 'casa_vacanze',
        tipo_immobile: 'villa_schiera',
        anno_costruzione: '2000_2010',
        isRistrutturato: 'false',
        ...residence,
        materiale: 'muratura',
        stato_abitazione: 'buono',
      },
    },
    {
      title: 'Cosa vuoi proteggere',
      answers: {
        abitazione_principale: 'false',
        sede_lavoro: 'true',
        vincolato_belle_arti: 'false',
        valore_perizia: '1000',
        assicurazione_incendio: 'false',
        assicurazione_furto: 'true',
        valore_beni: '1',
      },
    },
  ],
};

/** Only a building from after 2020 without a renovation can be under construction. */
const buildingSite: Journey = {
  ...home(
    {
      ...noPolicy.stored,
      metri_quadri: 140,
      tipo_uso: 'abitazione_proprietario',
      tipo_immobile: 'villa_singola',
      anno_costruzione: 'dopo2020',
      ...storedByHand,
      materiale: 'legno',
      stato_abitazione: 'in_costruzione',
    },
    false,
    {
      abitazione_principale: true,
      sede_lavoro: true,
      vincolato_belle_arti: false,
      valore_perizia: 320_000,
      assicurazione_incendio: false,
      assicurazione_furto: false,
    },
  ),
  words: 'a house under construction, against neither fire nor theft',
  pages: [
    {
      title: 'La tua casa',
      answers: {
        ...noPolicy.answers,
        metri_quadri: '140',
        tipo_uso: 'abitazione_proprietario',
        tipo_immobile: 'villa_singola',
        anno_costruzione: 'dopo2020',
        isRistrutturato: 'false',
        ...byHand,
        materiale: 'legno',
        stato_abitazione: 'in_costruzione',
      },
    },
    {
      title: 'Cosa vuoi proteggere',
      answers: {
        abitazione_principale: 'true',
        sede_lavoro: 'true',
        vincolato_belle_arti: 'false',
        valore_perizia: '320.000',
        assicurazione_incendio: 'false',
        assicurazione_furto: 'false',
      },
    },
  ],
};

clumsyVisitorCompletes(flat);
bothComplete([flat, house, buildingSite]);

pagesSay(
  house,
  [
    {
      said: [
        ...noPolicyWord,
        ...unansweredBuilding.said,
        "Indicare il materiale dell'immobile",
        "Indicare lo stato dell'abitazione",
      ],
      marked: {
        altriSinistri: 'Valore non valido',
        polizzaAttiva: 'Valore non valido',
        ...unansweredBuilding.marked,
        materiale: 'Valore non valido',
        stato_abitazione: 'Valore non valido',
      },
    },
    {
      after: { ...unansweredFlat.after, materiale: 'altro' },
      said: [
        ...noPolicyWord,
        ...unansweredFlat.said,
        'Indicare quale materiale',
        "Indicare lo stato dell'abitazione",
      ],
      marked: { ...unansweredFlat.marked, altri_materiali: 'Valore non valido' },
    },
    {
      after: { ...impossibleFloor.after, altri_materiali: 'Terra cruda' },
      said: [...noPolicyWord, ...impossibleFloor.said, "Indicare lo stato dell'abitazione"],
      marked: impossibleFloor.marked,
    },
    {
      after: { ...invalidAddress.after, stato_abitazione: 'buono' },
      said: [...noPolicyWord, ...invalidAddress.said],
      marked: invalidAddress.marked,
    },
  ],
  [
    {
      said: [
        "Indicare se è l'abitazione principale",
        'Indicare se è anche sede di lavoro',
        "Indicare se l'immobile è vincolato dalle Belle Arti",
        "Indicare il valore dell'immobile",
        'Indicare se si vuole la garanzia incendio',
        'Indicare se si vuole la garanzia furto',
        noConsent,
      ],
      marked: {
        abitazione_principale: 'Valore non valido',
        sede_lavoro: 'Valore non valido',
        vincolato_belle_arti: 'Valore non valido',
        valore_perizia: 'Valore non valido',
        assicurazione_incendio: 'Valore non valido',
        assicurazione_furto: 'Valore non valido',
        ivass: 'Consenso obbligatorio',
      },
    },
    {
      after: {
        abitazione_principale: 'true',
        sede_lavoro: 'false',
        vincolato_belle_arti: 'false',
        valore_perizia: '999,99',
        assicurazione_incendio: 'true',
        assicurazione_furto: 'false',
      },
      said: ["Indicare il valore dell'immobile", 'Indicare il valore dei beni in casa', noConsent],
      marked: { valore_perizia: 'Valore non valido', valore_beni: 'Valore non valido' },
    },
    {
      after: {
        valore_perizia: '1000',
        assicurazione_incendio: 'false',
        assicurazione_furto: 'true',
        valore_beni: '0,99',
      },
      said: ['Indicare il valore dei beni in casa', noConsent],
      marked: { valore_beni: 'Valore non valido' },
    },
  ],
);
