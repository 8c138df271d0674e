/** Professions that have specialisations, by the name of the list. Other professions have none. */
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

/** Returns the name of the list of specialisations for a profession; null if it has none. */
export const specialisationsOf = (profession: string | null): string | null =>
  listOf.get(profession ?? '') ?? null;
