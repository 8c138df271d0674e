import { choice, date, defineLine, group, items, text, whole, yesNo } from '@preventivo/core';

const asked = (code: string) => ({
  label: code,
  code: code.toUpperCase(),
  error: `Indicare ${code}`,
});

/**
 * The line of a boating club. It has three pages. Each is saved in a different format, and the
 * final body has copies of answers.
 */
export const club = defineLine({
  id: 'club',
  title: 'Circolo nautico',
  about: 'Una tessera del circolo.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  fields: {
    nascita: date(asked('nascita')),
    marca: text({ ...asked('marca'), optional: true, max: 100 }),
    area: choice({ ...asked('area'), list: 'areaProfessionale' }),
    professione: choice({ ...asked('professione'), list: 'professione' }),
    kw: whole(asked('kw')),
    cavalli: whole(asked('cavalli')),
    gare: items({
      ...asked('gare'),
      item: group({ ...asked('gara'), table: { fields: { anno: whole(asked('anno')) } } }),
      numbered: 'numero',
    }),
    agonista: yesNo(asked('agonista')),
    tessera: text({ ...asked('tessera'), min: 4 }),
    sano: yesNo(asked('sano')),
  },
  applies: { gare: (v) => v.gare.length > 0 },
  lists: { professione: (v) => v.area && `professions/${v.area}` },
  remote: {
    marca: (v) => ({ what: 'brand', content: v.marca }),
    cavalli: ({ kw, cavalli }) => ({
      what: 'power',
      content: { kw, cavalli },
      controls: ['kw', 'cavalli'],
    }),
  },
  computed: { agonista: (v) => v.gare.length > 0 },
  fromContractor: { nascita: (contractor) => contractor.data_nascita },
  wire: { marca: { name: 'Club_Brand' } },
  submit: {
    datiMotore: { page: 'motore' },
    tessera: { answer: 'tessera' },
    categoria: { always: 4 },
  },
  pages: [
    {
      id: 'socio',
      title: 'Il socio',
      fields: ['nascita', 'marca', 'area', 'professione'],
      save: { also: ['professione'] },
    },
    {
      id: 'motore',
      title: 'Il motore',
      fields: ['kw', 'cavalli', 'gare', 'agonista'],
      save: { envelope: 'datiMotore', path: 'save/engine' },
    },
    {
      id: 'salute',
      title: 'La salute',
      fields: ['tessera', 'sano'],
      save: { envelope: null, logged: 'isLoggedUser', names: { sano: 'Club_Health' } },
    },
  ],
});
