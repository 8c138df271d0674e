/** Professions with specialisations, by the name of their list. Other professions need none. */
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

/** Returns the specialisation list of a profession, or null. */
export const specialisationsOf = (profession: string | null): string | null =>
  listOf.get(profession ?? '') ?? null;
