import { initialValues } from '../answers/initial-values.ts';
import { address } from '../kinds/address/field.ts';
import { choice, choices, yesNo } from '../kinds/choice/field.ts';
import { date } from '../kinds/date/field.ts';
import { group } from '../kinds/group.ts';
import { items } from '../kinds/items/field.ts';
import { amount, whole } from '../kinds/number/field.ts';
import { municipality, plate, text } from '../kinds/text/field.ts';
import type { Lists } from '../table/option.ts';
import type { Table } from '../table/table.ts';
import { defineLine } from './define-line.ts';

const asked = (code: string) => ({
  label: code,
  code: code.toUpperCase(),
  error: `Indicare ${code}`,
});
const part = (code: string) => ({ code, error: `${code} errato` });

const schoolFields = { classe: choice({ ...asked('classe'), list: 'classi' }) };
/** The questions that every school outing shares. */
export const school: Table<typeof schoolFields> = {
  fields: schoolFields,
  wire: { classe: { name: 'class_of_child' } },
};

/** A parent's registration for a school outing: a line with a question of every kind. */
export const outing = defineLine({
  id: 'outing',
  title: 'Gita scolastica',
  about: 'Una gita di qualche giorno.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  block: school,
  fields: {
    nome: text({ ...asked('nome'), min: 2, max: 40, help: 'Almeno 2 lettere' }),
    telefono: text({
      ...asked('telefono'),
      optional: true,
      normalise: (typed) => typed.replace(/\D/g, ''),
      valid: (digits) => digits.length === 10,
    }),
    bambini: whole({ ...asked('bambini'), counter: true }),
    eta_bambini: items({
      ...asked('eta_bambini'),
      item: whole({ ...asked('eta_bambino'), help: 'Da {from} a {to} anni' }),
    }),
    allergie: yesNo(asked('allergie')),
    quali_allergie: choices({ ...asked('quali_allergie'), list: 'allergie' }),
    partenza: date({
      ...asked('partenza'),
      invalid: 'tra {from} e {to}',
      error: 'Inserire una data tra {from} e {to}',
    }),
    ritorno: date({ ...asked('ritorno'), help: 'Una data tra il {from} e il {to}' }),
    mezzo: choice({ ...asked('mezzo'), list: 'mezzi' }),
    targa: plate({ ...asked('targa'), variant: 'standard', max: 7 }),
    quota: amount(asked('quota')),
    casa: address({
      ...asked('casa'),
      error: 'Indirizzo non valido',
      invalid: 'Indirizzo non valido',
      help: 'Via, numero e città',
      search: 'Cerca',
      notFound: 'CASA_NOT_FOUND',
      parts: {
        city: part('CITY'),
        zip: part('ZIP'),
        street: part('STREET'),
        street_number: part('NUMBER'),
      },
    }),
    comune_scuola: municipality({ ...asked('comune_scuola'), residence: true }),
    maestra: group({
      ...asked('maestra'),
      table: {
        fields: { nome: text({ ...asked('nome_maestra'), min: 2 }), anni: whole(asked('anni')) },
      },
    }),
  },
  applies: {
    eta_bambini: (v) => (v.bambini ?? 0) > 0,
    quali_allergie: (v) => v.allergie === true,
    targa: (v) => v.mezzo === 'auto',
  },
  limits: {
    bambini: () => ({ from: 1, to: 5 }),
    eta_bambini: () => ({ from: 3, to: 17 }),
    partenza: () => ({ from: { days: 1 }, to: { months: 1 } }),
    ritorno: (v) => ({ from: { day: v.partenza, days: 1 }, to: { day: v.partenza, days: 7 } }),
    quota: () => ({ from: 0.5, to: 100 }),
  },
  options: {
    mezzo: (offered, v) => offered.filter(({ id }) => id !== 'bici' || (v.bambini ?? 0) < 3),
  },
  checks: [
    {
      controls: ['mezzo', 'quota'],
      code: 'AUTO_CARA',
      error: 'Chi viene in auto paga almeno 10',
      invalid: 'Combinazione non valida',
      help: 'Scegli il treno',
      holds: (v) => v.mezzo !== 'auto' || (v.quota ?? 0) >= 10,
    },
  ],
  reacts: {
    bambini: (v) => ({
      eta_bambini: Array.from(
        { length: Math.min(v.bambini ?? 0, 5) },
        (_, at) => v.eta_bambini[at] ?? null,
      ),
    }),
  },
  wire: {
    telefono: { name: 'phone' },
    quali_allergie: { absent: 'nessuna|' },
    targa: { absent: undefined },
  },
  pages: [
    {
      id: 'bambini',
      title: 'I bambini',
      fields: ['nome', 'telefono', 'bambini', 'eta_bambini', 'allergie', 'quali_allergie'],
    },
    {
      id: 'gita',
      title: 'La gita',
      lead: 'Dove andiamo e chi ci accompagna.',
      fields: [
        'partenza',
        'ritorno',
        'mezzo',
        'targa',
        'quota',
        'casa',
        'comune_scuola',
        'maestra',
      ],
    },
  ],
});

export const lists: Lists = {
  classi: [{ id: '2B', value: 'Seconda B' }],
  allergie: [
    { id: 'latte', value: 'Latte' },
    { id: 'noci', value: 'Noci' },
  ],
  mezzi: [
    { id: 'treno', value: 'In treno' },
    { id: 'auto', value: 'In auto' },
    { id: 'bici', value: 'In bicicletta' },
  ],
};

/** The answers of Giulia Ferri, all valid on 21 November 2026. */
export const giulia: ReturnType<typeof initialValues<typeof outing.fields>> = {
  ...initialValues(outing),
  classe: '2B',
  nome: 'Giulia',
  telefono: '333 1234567',
  bambini: 2,
  eta_bambini: [7, 9],
  allergie: true,
  quali_allergie: ['latte', 'noci'],
  partenza: '2026-12-01',
  ritorno: '2026-12-03',
  mezzo: 'auto',
  targa: 'AB 123 CD',
  quota: 12.5,
  casa: {
    search: '',
    street: 'Via Roma',
    street_number: '12',
    zip: '20121',
    city: 'MILANO (MI)',
    is_manual_address: true,
  },
  comune_scuola: 'MILANO (MI)',
  maestra: { nome: 'Ada', anni: 40 },
};
