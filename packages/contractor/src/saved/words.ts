/** Whom the saved records are chosen as. */
export type Role = 'contraente' | 'proprietario';

/** The words that say it. */
export interface Words {
  readonly legend: string;
  /** Also what the dialog is for that opens. */
  readonly add: string;
  readonly newTitle: string;
  readonly none: string;
  readonly loading: string;
}

export const wordsOf: Readonly<Record<Role, Words>> = {
  contraente: {
    legend: 'Seleziona il contraente',
    add: 'Inserisci un nuovo contraente',
    newTitle: 'Nuovo contraente',
    none: 'Non hai ancora contraenti salvati',
    loading: 'Carico i tuoi contraenti',
  },
  proprietario: {
    legend: 'Seleziona il proprietario',
    add: 'Inserisci un nuovo proprietario',
    newTitle: 'Nuovo proprietario',
    none: 'Non hai ancora proprietari salvati',
    loading: 'Carico i tuoi proprietari',
  },
};
