import { initialValues, type Lists, type Values } from '@preventivo/core';
import { professional } from './line.ts';

export type Answers = Values<typeof professional.fields>;

const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));

/** Some of the options of the quote service. */
export const lists: Lists = {
  areaProfessionale: list('medica', 'tecnica', 'legale', 'altraGenerica'),
  'professions/medica': list('medico', 'fisioterapista'),
  'professions/tecnica': list('geometra', 'architetto'),
  'professions/legale': list('avvocato', 'notaio'),
  'professions/altraGenerica': list('fotografo', 'altro'),
  specializzazioneMedica: list('medicoChirurgo', 'cardiologia'),
  specializzazioneTecnica: list('interni', 'altro'),
  specializzazioneLegale: list('dirittoCivile', 'altro'),
  regime_medico: list('liberoProfessionista', 'convenzionato'),
  risarcimenti: list('nessuna', 'una'),
  direzione_sanitaria: list('no', 'siStrutturaPubblica'),
  attivita_chirurgica: list('nessuna', 'ambulatoriale'),
  tipoAssicurazione: list('rcProfessionale', 'tutelaLegale', 'infortuni'),
  altreAssicurazioni: list('noSoloRCP', 'siRCPTutela', 'siRCPTutelaInfortuni', 'siRCPInfortuni'),
  massimale: list('500000', '1000000'),
  retroattivita: list('nessuna', 'illimitata'),
};

/** Answers that all fixtures below share: liability insurance and accident insurance. */
const insurance = {
  ...initialValues(professional),
  altriSinistri: false,
  polizzaAttiva: true,
  scadenzaPolizza: '2026-12-05',
  retroattivita: 'illimitata',
  tipoAssicurazione: 'rcProfessionale',
  dettaglio_attivita: 'Studio in centro, aperto dal 2011',
  rinnovo: false,
  massimale: '1000000',
  altre_assicurazioni: 'siRCPInfortuni',
  tutela_legale: false,
};

/** A surgeon. */
export const elena: Answers = {
  ...insurance,
  area: 'medica',
  professione: 'medico',
  specializzazione: 'medicoChirurgo',
  regime_medico: 'liberoProfessionista',
  risarcimenti: 'nessuna',
  direzione_sanitaria: 'no',
  attivita_chirurgica: 'ambulatoriale',
};
/** A physiotherapist, whose profession has no specialisations. */
export const sara: Answers = {
  ...elena,
  professione: 'fisioterapista',
  specializzazione: null,
  attivita_chirurgica: null,
};
/** A surveyor who works alone. */
export const piero: Answers = {
  ...insurance,
  area: 'tecnica',
  professione: 'geometra',
  specializzazione: 'interni',
  singolo: false,
  fatturato_precedente: 42_000,
  fatturato_attuale: 45_000.5,
};
/** A lawyer at a firm. */
export const marta: Answers = {
  ...insurance,
  area: 'legale',
  professione: 'avvocato',
  specializzazione: 'dirittoCivile',
  singolo: true,
  fatturato_precedente: 310_000,
  fatturato_attuale: 0,
};
/** A photographer. */
export const luca: Answers = {
  ...insurance,
  area: 'altraGenerica',
  professione: 'fotografo',
};
