/** By list of specialisations: the professions that have them. Other professions have none. */
const having = {
  specializzazioneMedica: ['medico', 'odontoiatra'],
  specializzazioneTecnica: [
    'ingegnere',
    'architetto',
    'geometra',
    'peritoIndustriale',
    'peritoAgrario',
    'agronomo',
    'geologo',
    'chimico',
    'urbanista',
    'certificatoreEnergetico',
    'coordinatoreSicurezza',
    'consulenteInformatico',
  ],
  specializzazioneLegale: [
    'avvocato',
    'notaio',
    'commercialista',
    'consulenteLavoro',
    'revisoreLegale',
    'tributarista',
    'curatoreFallimentare',
    'mediatoreCivile',
    'caf',
    'elaborazioneDati',
  ],
};
const listOf = new Map(
  Object.entries(having).flatMap(([list, professions]) =>
    professions.map((profession) => [profession, list]),
  ),
);

/** Returns the name of a profession's list of specialisations, or null if the profession has none. */
export const specialisationsOf = (profession: string | null): string | null =>
  listOf.get(profession ?? '') ?? null;
