import { group, initialValues, items, type Table, text, whole, yesNo } from '@preventivo/core';

const asked = (code: string, label: string) => ({
  label,
  code,
  error: `Indicare ${label.toLowerCase()}`,
});

const fields = {
  timoniere: group({
    ...asked('TIMONIERE', 'Il timoniere'),
    hint: 'Chi tiene il timone',
    table: {
      fields: {
        nome: text({ ...asked('NOME', 'Nome'), min: 3 }),
        patente: yesNo(asked('PATENTE', 'Ha la patente nautica?')),
        anno: whole({ ...asked('ANNO_PATENTE', 'Anno della patente'), digits: 4 }),
      },
      applies: { anno: (v) => v.patente === true },
      limits: { anno: () => ({ from: 1950, to: 2026 }) },
    },
  }),
  gare: items({
    ...asked('GARE', 'Gare'),
    item: group({
      ...asked('GARA', 'Gara {n}'),
      table: {
        fields: {
          anno: whole({
            ...asked('ANNO_GARA', 'Anno'),
            error: "Indicare l'anno della gara {n}",
            digits: 4,
          }),
          vinta: yesNo({
            ...asked('VINTA', 'È stata vinta?'),
            error: "Indicare l'esito della gara {n}",
          }),
        },
      },
    }),
  }),
};

/** The crew of a boat: a group, and a list of groups. */
export const crew: Table<typeof fields> = { fields };

/** Initial answers: no crew, and two unanswered regattas. */
export const noCrew = {
  ...initialValues(crew),
  gare: [fields.gare.item.initial, fields.gare.item.initial],
};
