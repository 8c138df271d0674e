import {
  choice,
  date,
  defineLine,
  group,
  initialValues,
  items,
  text,
  whole,
  yesNo,
} from '@preventivo/core';

const asked = (code: string, label: string) => ({
  label,
  code,
  error: `Indicare ${label.toLowerCase()}`,
});
const race = group({
  ...asked('GARA', 'Gara'),
  table: {
    fields: {
      anno: whole(asked('ANNO', 'Anno')),
      esito: choice({ ...asked('ESITO', 'Esito'), list: 'esiti' }),
    },
  },
});

/**
 * A rowing club's line. Each page is saved in a different way, and the last page has sensitive answers.
 */
export const club = defineLine({
  id: 'circolo',
  title: 'Circolo',
  about: 'Una tessera del circolo.',
  pictogram: 'M3 12h18',
  contractor: { types: ['fisica'] },
  fields: {
    nascita: date(asked('NASCITA', 'Data di nascita')),
    corso: choice({ ...asked('CORSO', 'Corso'), list: 'corsi' }),
    gare: items({ ...asked('GARE', 'Gare'), item: race, optional: true }),
    agonista: yesNo(asked('AGONISTA', 'Agonista')),
    istruttore: group({
      ...asked('ISTRUTTORE', 'Istruttore'),
      table: { fields: { nome: text(asked('NOME_ISTRUTTORE', 'Nome')) } },
    }),
    sano: yesNo(asked('SANO', 'Stai bene?')),
  },
  lists: { corso: () => 'corsi vela' },
  computed: { agonista: (v) => v.gare.length > 0 },
  fromContractor: { nascita: (contractor) => contractor.data_nascita },
  sensitive: ['sano'],
  checks: [
    {
      ...asked('CUORE', 'Un corso adatto'),
      controls: ['corso', 'sano'],
      holds: (v) => v.corso !== 'regata' || v.sano === true,
    },
  ],
  submit: { datiGare: { page: 'gare' }, categoria: { always: 4 } },
  pages: [
    {
      id: 'gare',
      title: 'Le gare',
      fields: ['nascita', 'corso', 'gare', 'agonista', 'istruttore'],
      save: { path: 'save/engine', envelope: 'datiGare' },
    },
    {
      id: 'salute',
      title: 'La salute',
      fields: ['sano'],
      save: { envelope: null, logged: 'isLoggedUser', names: { sano: 'Club_Health' } },
    },
  ],
});

export const clubLists = {
  'corsi vela': [{ id: 'regata', value: 'Regata' }],
  esiti: [{ id: 'vinta', value: 'Vinta' }],
};

/** Giulia Ferri's answers. */
export const sailor: ReturnType<typeof initialValues<typeof club.fields>> = {
  ...initialValues(club),
  nascita: '1985-03-27',
  corso: 'regata',
  gare: [{ anno: 2024, esito: 'vinta' }],
  agonista: true,
  istruttore: { nome: 'Ada Neri' },
  sano: true,
};
