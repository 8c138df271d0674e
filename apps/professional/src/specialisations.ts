/** Who has specialisations, under the name of their list. Of the others none is asked: their profession says it all. */
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

/** The list of the specialisations of a profession; null where it has none. */
export const specialisationsOf = (profession: string | null): string | null =>
  listOf.get(profession ?? '') ?? null;
