import { amount, choice, defineLine, policyBlock, text, yesNo } from '@preventivo/core';
import { specialisationsOf } from './specialisations.ts';

const activity = [
  'area',
  'professione',
  'specializzazione',
  'regime_medico',
  'risarcimenti',
  'direzione_sanitaria',
  'attivita_chirurgica',
  'singolo',
  'fatturato_precedente',
  'fatturato_attuale',
] as const;
const policy = [
  'retroattivita',
  'tipoAssicurazione',
  'dettaglio_attivita',
  'rinnovo',
  'massimale',
  'altre_assicurazioni',
  'tutela_legale',
] as const;
const unlimited = 'illimitata';
/** Sentences of the questions below. */
const sentences = {
  claims: 'Hai avuto sinistri negli ultimi 5 anni?',
  retroactive: 'Copre fatti accaduti prima della polizza',
  chosenForLawyers:
    'Copre fatti accaduti prima della polizza. Per gli avvocati è già scelta Illimitata, come chiede la legge: puoi cambiarla',
  askedOfLawyers:
    'Copre fatti accaduti prima della polizza. Agli avvocati la legge chiede quella illimitata',
  unlimited: 'Retroattività: abbiamo scelto Illimitata.',
  included: 'Inclusa con la scelta fatta',
  excluded: 'Non inclusa con la scelta fatta',
};

/** The answers about other insurances with legal protection. */
const withProtection = ['siRCPTutela', 'siRCPTutelaInfortuni'];

/** Professional liability insurance, for any contractor (docs/lines/professional.md). */
export const professional = defineLine({
  id: 'professional',
  title: 'Responsabilità professionale',
  about: 'Gli errori che possono capitare nel tuo lavoro, e quanto può costarti difenderti.',
  // A briefcase (Lucide, ISC licence).
  pictogram:
    'M12 12h.01M16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2M22 13a18.15 18.15 0 0 1-20 0M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z',
  listing: {
    category: 'work',
    keywords:
      'RC, medico, infermiere, dentista, avvocato, commercialista, architetto, ingegnere, geometra, consulente, psicologo, partita IVA, libero professionista, studio',
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica', 'giuridica'], hides: ['professione'] },
  block: policyBlock,
  fields: {
    area: choice({
      label: 'Area',
      list: 'areaProfessionale',
      expected: 4,
      code: 'AREA',
      error: "Scegli l'area professionale",
    }),
    professione: choice({
      label: 'Professione',
      list: 'professione',
      // The length of the list decides whether the control is a select or a combobox. While the list loads, the page
      // shows a placeholder for one option.
      expected: 1,
      code: 'PROFESSIONE',
      error: 'Selezionare un valore per il campo "Professione"',
    }),
    specializzazione: choice({
      label: 'Specializzazione',
      list: 'specializzazioneMedica',
      expected: 20,
      code: 'SPECIALIZZAZIONE',
      error: 'Scegli la specializzazione',
    }),
    regime_medico: choice({
      label: 'Regime di lavoro',
      list: 'regime_medico',
      expected: 8,
      code: 'REGIME_MEDICO',
      error: 'Scegli il regime di lavoro',
    }),
    risarcimenti: choice({
      label: 'Hai ricevuto richieste di risarcimento?',
      hint: 'Negli ultimi 5 anni',
      list: 'risarcimenti',
      expected: 4,
      code: 'RISARCIMENTI',
      error: 'Dicci se hai ricevuto richieste di risarcimento',
    }),
    direzione_sanitaria: choice({
      label: 'Hai la direzione sanitaria?',
      list: 'direzione_sanitaria',
      expected: 4,
      code: 'DIREZIONE_SANITARIA',
      error: 'Dicci se hai la direzione sanitaria',
    }),
    attivita_chirurgica: choice({
      label: 'Fai attività chirurgica?',
      list: 'attivita_chirurgica',
      expected: 5,
      code: 'ATTIVITA_CHIRURGICA',
      error: 'Dicci se fai attività chirurgica',
    }),
    singolo: yesNo({
      label: 'È uno studio professionale?',
      code: 'SINGOLO',
      error: 'Dicci se è uno studio professionale',
    }),
    fatturato_precedente: amount({
      label: "Fatturato dell'anno scorso, in euro",
      suffix: '€',
      limits: { from: 0 },
      code: 'FATTURATO_PRECEDENTE',
      error: "Scrivi il fatturato dell'anno scorso",
      help: "Scrivi 0 se non ce n'è stato",
    }),
    fatturato_attuale: amount({
      label: "Fatturato previsto quest'anno, in euro",
      suffix: '€',
      beside: true,
      limits: { from: 0 },
      code: 'FATTURATO_ATTUALE',
      error: "Scrivi il fatturato previsto quest'anno",
      help: 'Scrivi 0 se non ne prevedi',
    }),
    retroattivita: choice({
      label: 'Retroattività',
      list: 'retroattivita',
      expected: 7,
      code: 'RETROATTIVITA',
      error: 'Scegli la retroattività',
    }),
    tipoAssicurazione: choice({
      label: 'Tipo di assicurazione',
      list: 'tipoAssicurazione',
      expected: 3,
      code: 'TIPO_ASSICURAZIONE',
      error: 'Scegli il tipo di assicurazione',
    }),
    dettaglio_attivita: text({
      label: 'Descrivi la tua attività',
      rows: 3,
      code: 'DETTAGLIO_ATTIVITA',
      error: 'Descrivi la tua attività, da 3 a 100 caratteri',
      min: 3,
      max: 100,
    }),
    rinnovo: yesNo({
      label: 'È un rinnovo?',
      code: 'RINNOVO',
      error: 'Dicci se è un rinnovo',
    }),
    massimale: choice({
      label: 'Massimale',
      list: 'massimale',
      expected: 9,
      code: 'MASSIMALE',
      error: 'Scegli il massimale',
    }),
    altre_assicurazioni: choice({
      label: 'Altre assicurazioni',
      list: 'altreAssicurazioni',
      expected: 4,
      code: 'ALTRE_ASSICURAZIONI',
      error: 'Dicci se vuoi altre assicurazioni',
    }),
    tutela_legale: yesNo({
      label: 'Tutela legale',
      code: 'TUTELA_LEGALE',
      error: 'Dicci se vuoi la tutela legale',
    }),
  },
  applies: {
    professione: (v) => v.area !== null,
    specializzazione: (v) => specialisationsOf(v.professione) !== null,
    regime_medico: isMedical,
    risarcimenti: isMedical,
    direzione_sanitaria: isMedical,
    attivita_chirurgica: (v) => isMedical(v) && v.specializzazione === 'medicoChirurgo',
    singolo: isOfFirm,
    fatturato_precedente: isOfFirm,
    fatturato_attuale: isOfFirm,
    altre_assicurazioni: (v) => v.tipoAssicurazione === 'rcProfessionale',
  },
  lists: {
    professione: (v) => v.area && `professions/${v.area}`,
    specializzazione: (v) => specialisationsOf(v.professione),
  },
  sentences,
  texts: {
    altriSinistri: () => ({ label: sentences.claims }),
    retroattivita: (v) => ({ hint: retroactivity(v) }),
  },
  reacts: {
    // A change of the area clears the answers that depend on the area. Before the first choice of an area, only the
    // question about other insurances can have an answer.
    area: (_, before) =>
      before.area === null
        ? {}
        : { professione: null, specializzazione: null, altre_assicurazioni: null },
    // The choice of the profession lawyer sets an unlimited retroactive period, with a notice at its question. A
    // change to another profession clears it.
    professione: (v, before) => {
      if (isLawyer(v) && v.retroattivita === null) return { retroattivita: unlimited };
      return isLawyer(before) && v.retroattivita === unlimited ? { retroattivita: null } : {};
    },
  },
  announcements: {
    retroattivita: (v) => (isLawyer(v) ? sentences.unlimited : null),
  },
  lockedTo: {
    tutela_legale: ({ tipoAssicurazione, altre_assicurazioni: others }) => {
      if (tipoAssicurazione === 'tutelaLegale' || withProtection.includes(others ?? ''))
        return { answer: true, hint: sentences.included };
      return others === 'noSoloRCP' ? { answer: false, hint: sentences.excluded } : null;
    },
  },
  sections: [
    { title: 'Attività', fields: activity },
    { title: 'Polizza', fields: policy },
  ],
  save: { also: ['professione'] },
  pages: [
    {
      id: 'professione',
      title: 'La tua professione',
      lead: 'Prima il lavoro che fai, poi la polizza che cerchi.',
    },
  ],
});

interface Area {
  readonly area: string | null;
}
interface Lawyer {
  readonly professione: string | null;
  readonly retroattivita: string | null;
}
/**
 * Whether the law requires the policy to cover events of the distant past. It does for lawyers (DM 22 September
 * 2016).
 */
function isLawyer({ professione }: Pick<Lawyer, 'professione'>): boolean {
  return professione === 'avvocato';
}
function retroactivity(v: Lawyer): string {
  if (!isLawyer(v)) return sentences.retroactive;
  return v.retroattivita === unlimited ? sentences.chosenForLawyers : sentences.askedOfLawyers;
}
function isMedical({ area }: Area): boolean {
  return area === 'medica';
}
/** Whether the form asks if the visitor works alone or in a firm, and asks for the revenue. */
function isOfFirm({ area }: Area): boolean {
  return area === 'tecnica' || area === 'legale';
}
