import { choice, type Table, yesNo } from '@preventivo/core';

const fields = {
  altriConducenti: yesNo({
    label: 'Guidano anche altri?',
    code: 'ALTRI_CONDUCENTI',
    error: 'Dicci se guidano altre persone',
  }),
  etaConducentePiuGiovane: choice({
    label: 'Età del più giovane',
    list: 'etaConducentePiuGiovane',
    numeric: true,
    expected: 17,
    look: 'select',
    code: 'ETA_CONDUCENTE',
    error: "Scegli l'età del conducente più giovane",
  }),
};

/** The last section of page 3: other drivers. */
export const drivers: Table<typeof fields> = {
  fields,
  applies: { etaConducentePiuGiovane: (v) => v.altriConducenti === true },
  sections: [{ title: 'Conducenti', fields: ['altriConducenti', 'etaConducentePiuGiovane'] }],
};
