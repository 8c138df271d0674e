import type { Values } from '@preventivo/core';
import { professional } from '@preventivo/line-professional/line';
import { elena, luca, marta, piero, sara } from '@preventivo/line-professional/workspace/answers';
import type { Answer } from './answer.ts';
import type { Journey } from './journey.ts';
import { journeyOf } from './journey-of.ts';
import { activePolicy, noPolicy } from './policies.ts';

type Person = Values<typeof professional.fields>;

/** For options of long lists: the text to type into the combobox, and the suggestion to choose. */
export const suggestions: Readonly<Record<string, Answer>> = {
  medico: { typed: 'medic', taken: 'Medico' },
  fisioterapista: { typed: 'fisiot', only: 'Fisioterapista' },
  fotografo: { typed: 'fotog', only: 'Fotografo o grafico' },
  medicoChirurgo: {
    typed: 'medico chir',
    only: 'Medico chirurgo (generico con attività chirurgica)',
  },
  cardiologia: {
    typed: 'cardiol',
    only: "Malattie dell'apparato cardiovascolare (cardiologia)",
  },
  catasto: { typed: 'catas', only: 'Catasto e topografia' },
  dirittoCivile: { typed: 'civil', only: 'Diritto civile' },
};

const requested = (words: string, asks: Journey['asks'], answers: Person) => {
  const { professione, specializzazione } = answers;
  const typed = Object.entries({ professione, specializzazione }).flatMap(([key, option]) => {
    const input = suggestions[option ?? ''];
    return input ? [[key, input]] : [];
  });
  return journeyOf(professional, answers, { words, asks, typed: Object.fromEntries(typed) });
};

export const surgeon = requested(
  'a surgeon, whose liability comes with legal protection',
  'persona',
  {
    ...elena,
    ...activePolicy,
    risarcimenti: 'una',
    direzione_sanitaria: 'siStrutturaPrivata',
    retroattivita: 'anni5',
    rinnovo: true,
    altre_assicurazioni: 'siRCPTutela',
    tutela_legale: true,
  },
);

export const cardiologist = requested(
  'a cardiologist, whose liability comes with legal protection and injuries',
  'persona',
  {
    ...elena,
    ...noPolicy,
    specializzazione: 'cardiologia',
    regime_medico: 'dipendentePubblicoIntramoenia',
    // The form asks only surgeons ('medicoChirurgo') this question.
    attivita_chirurgica: null,
    massimale: '5000000',
    altre_assicurazioni: 'siRCPTutelaInfortuni',
    tutela_legale: true,
  },
);

/** A medical profession without specialisations. */
export const physiotherapist = requested(
  'a physiotherapist, who is asked for no specialisation',
  'persona',
  {
    ...sara,
    ...noPolicy,
    regime_medico: 'dipendentePrivato',
    retroattivita: 'anni2',
    tipoAssicurazione: 'infortuni',
    massimale: '500000',
    altre_assicurazioni: null,
  },
);

export const surveyor = requested('the legal protection of a surveyor who works alone', 'persona', {
  ...piero,
  ...noPolicy,
  specializzazione: 'catasto',
  fatturato_attuale: 0,
  retroattivita: 'nessuna',
  tipoAssicurazione: 'tutelaLegale',
  massimale: '250000',
  altre_assicurazioni: null,
  tutela_legale: true,
});

export const lawFirm = requested(
  'the injuries of the lawyers of a firm, with legal protection',
  'azienda',
  {
    ...marta,
    ...noPolicy,
    retroattivita: 'anni1',
    tipoAssicurazione: 'infortuni',
    rinnovo: true,
    massimale: 'altro',
    altre_assicurazioni: null,
    tutela_legale: true,
  },
);

/** A quote request in an area without specialisations, with the given answer about other insurances. */
export const photographer = (words: string, asks: Journey['asks'], altre_assicurazioni: string) =>
  requested(words, asks, {
    ...luca,
    ...noPolicy,
    retroattivita: 'anni10',
    massimale: '500000',
    altre_assicurazioni,
  });
