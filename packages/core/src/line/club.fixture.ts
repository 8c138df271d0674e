import { yearOf } from '@preventivo/italian';
import { initialValues } from '../answers/initial-values.ts';
import { choice, choices, yesNo } from '../kinds/choice/field.ts';
import { date } from '../kinds/date/field.ts';
import { group } from '../kinds/group.ts';
import { items } from '../kinds/items/field.ts';
import { whole } from '../kinds/number/field.ts';
import { text } from '../kinds/text/field.ts';
import type { Values } from '../table/field.ts';
import type { Lists } from '../table/option.ts';
import { defineLine } from './define-line.ts';

const asked = (code: string) => ({
  label: code,
  code: code.toUpperCase(),
  error: `Indicare ${code}`,
});

/** A member's regatta. */
export const race = group({
  ...asked('gara'),
  table: {
    fields: {
      anno: choice({
        ...asked('anno'),
        list: 'anni',
        numeric: true,
        known: (today) =>
          [0, 1, 2].map((ago) => {
            const year = String(yearOf(today) - ago);
            return { id: year, value: year };
          }),
      }),
      esito: choice({
        ...asked('esito'),
        list: 'esiti',
        refusals: { ESITO_CONTESTATO: "L'esito è contestato" },
      }),
      premio: text({ ...asked('premio'), max: 40 }),
    },
    applies: { premio: (v) => v.esito === 'vinta' },
    remote: { premio: (v) => ({ what: 'text', content: v.premio }) },
  },
});

/** The membership of a rowing club: a line that uses every feature of the table. */
export const club = defineLine({
  id: 'club',
  title: 'Circolo nautico',
  about: 'Una tessera del circolo.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  fields: {
    nascita: date(asked('nascita')),
    attivita: choice({ ...asked('attivita'), list: 'attivita' }),
    corso: choice({ ...asked('corso'), list: 'corsi' }),
    tessera: text({
      ...asked('tessera'),
      optional: true,
      max: 20,
      refusals: { TESSERA_SOSPESA: 'La tessera è sospesa' },
    }),
    kw: whole(asked('kw')),
    cavalli: whole(asked('cavalli')),
    numero_gare: whole(asked('numero_gare')),
    gare: items({
      ...asked('gare'),
      item: race,
      numbered: 'numero',
      refusals: { GARE_IGNOTE: 'Le gare non risultano' },
    }),
    agonista: yesNo(asked('agonista')),
    ultima_gara: whole(asked('ultima_gara')),
    istruttore: group({
      ...asked('istruttore'),
      table: {
        fields: {
          nome: text({
            ...asked('nome'),
            min: 2,
            refusals: { ISTRUTTORE_SOSPESO: "L'istruttore è sospeso" },
          }),
          livello: whole(asked('livello')),
          brevetto: text(asked('brevetto')),
          scadenza: date(asked('scadenza')),
        },
        applies: { brevetto: (v) => v.livello === 3, scadenza: (v) => v.brevetto !== '' },
        limits: { livello: () => ({ from: 1, to: 3 }), scadenza: () => ({ from: {} }) },
        checks: [
          {
            ...asked('brevetto'),
            controls: ['nome', 'brevetto'],
            holds: (v, today) => v.brevetto !== `${v.nome} ${yearOf(today)}`,
          },
        ],
        reacts: { nome: () => ({ brevetto: '' }) },
        remote: { nome: (v) => ({ what: 'names', content: v.nome }) },
        wire: { brevetto: { name: 'licence' } },
      },
    }),
    hasMalattie: yesNo(asked('hasMalattie')),
    malattie: choices({ ...asked('malattie'), list: 'malattie' }),
  },
  applies: {
    corso: (v) => v.attivita !== 'nessuna',
    kw: (v) => v.attivita === 'motore',
    cavalli: (v) => v.attivita === 'motore',
    gare: (v) => v.gare.length > 0,
    ultima_gara: (v) => v.agonista === true,
    istruttore: (v) => v.attivita === 'vela',
    malattie: (v) => v.hasMalattie === true,
  },
  limits: {
    kw: () => ({ from: 1 }),
    cavalli: () => ({ from: 1 }),
    numero_gare: () => ({ from: 0, to: 3 }),
    ultima_gara: (_, today) => ({ from: 1950, to: yearOf(today) }),
  },
  lists: { corso: (v) => v.attivita && `corsi ${v.attivita}` },
  options: {
    corso: (offered, v, today) =>
      offered.filter(({ id }) => id !== 'nuovo' || v.tessera === '' || yearOf(today) > 2026),
    malattie: (offered) => offered.filter(({ id }) => id !== 'Nessuna'),
  },
  texts: { corso: (v) => ({ label: `Corso di ${v.attivita}` }) },
  checks: [
    {
      ...asked('combinazione'),
      // The two questions are on different pages.
      controls: ['tessera', 'hasMalattie'],
      holds: (v) => v.tessera !== 'SANO' || v.hasMalattie === false,
    },
  ],
  remote: {
    tessera: (v) => ({ what: 'brand', content: v.tessera }),
    cavalli: ({ kw, cavalli }) =>
      kw === null ? null : { what: 'power', content: { cavalli, kw }, controls: ['kw', 'cavalli'] },
  },
  reacts: {
    attivita: () => ({ corso: null }),
    numero_gare: (v) => ({
      gare: Array.from(
        { length: Math.min(Math.max(v.numero_gare ?? 0, 0), 3) },
        (_, at) => v.gare[at] ?? race.initial,
      ),
    }),
  },
  computed: { agonista: (v) => (v.numero_gare ?? 0) > 0 },
  fromContractor: { nascita: (contractor) => contractor.data_nascita },
  sensitive: ['hasMalattie', 'malattie'],
  wire: { malattie: { absent: 'Nessuna|' }, attivita: { name: 'Club_Activity' } },
  submit: {
    datiGare: { page: 'gare' },
    tessera: { answer: 'tessera' },
    categoria: { always: 4 },
  },
  sections: [{ title: 'Il motore', fields: ['kw', 'cavalli'] }],
  pages: [
    {
      id: 'attivita',
      title: 'Che cosa fai',
      fields: ['nascita', 'attivita', 'corso', 'tessera', 'kw', 'cavalli'],
      save: { also: ['corso'] },
    },
    {
      id: 'gare',
      title: 'Le gare',
      fields: ['numero_gare', 'gare', 'agonista', 'ultima_gara', 'istruttore'],
      save: { envelope: 'datiGare', path: 'save/engine', also: ['attivita'] },
    },
    {
      id: 'salute',
      title: 'La salute',
      fields: ['hasMalattie', 'malattie'],
      save: {
        envelope: null,
        logged: 'isLoggedUser',
        names: { malattie: 'Club_Diseases' },
        omits: { hasMalattie: (carried) => carried.malattie.length > 0 },
      },
    },
  ],
});
export type Member = Values<typeof club.fields>;

export const clubLists: Lists = {
  attivita: ['vela', 'motore', 'nessuna'].map((id) => ({ id, value: id })),
  'corsi vela': ['base', 'regata', 'nuovo'].map((id) => ({ id, value: id })),
  'corsi motore': ['patente'].map((id) => ({ id, value: id })),
  esiti: ['vinta', 'persa'].map((id) => ({ id, value: id })),
  malattie: ['Nessuna', 'asma', 'cuore'].map((id) => ({ id, value: id })),
};

/** Paolo Rinaldi sails, has won a regatta and has asthma. All his answers are valid on 21 November 2026. */
export const paolo: Member = {
  ...initialValues(club),
  nascita: '1980-05-12',
  attivita: 'vela',
  corso: 'regata',
  tessera: 'CN 12',
  numero_gare: 2,
  gare: [
    { anno: '2026', esito: 'vinta', premio: 'Coppa' },
    { anno: '2025', esito: 'persa', premio: '' },
  ],
  agonista: true,
  ultima_gara: 2026,
  istruttore: { nome: 'Ada', livello: 3, brevetto: 'B7', scadenza: '2027-01-31' },
  hasMalattie: true,
  malattie: ['asma'],
};
