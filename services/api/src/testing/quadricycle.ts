import { submitToWire } from '@preventivo/core/wire';
import { enrico } from '@preventivo/fixtures/people';
import { microcar } from '@preventivo/line-microcar/line';
import { insured } from '@preventivo/line-microcar/workspace/answers';
import { contractor, submission } from './giulia.ts';

/** Enrico as the owner, with the answers that an anonymous visitor types in. */
export const owner = {
  ...contractor,
  nome: enrico.nome,
  sesso: 0,
  dataNascita: enrico.data_nascita,
  email: null,
  telefono: null,
  selectPeopleId: null,
} as const;

type Part = Readonly<Record<string, unknown>>;
const { datiVeicolo, ...sent } = submitToWire(microcar, insured) as unknown as Readonly<
  Record<'datiVeicolo' | 'datiAssicurativi', Part>
>;

export { datiVeicolo };
export const datiAssicurativi = { ...sent.datiAssicurativi, proprietario: owner };

/** Returns the final body for the quadricycle of Giulia's father, with this owner. */
export const quadricycle = (proprietario: object = owner) => {
  const insurance = { ...datiAssicurativi, proprietario };
  return {
    ...submission,
    specificData: { ...datiVeicolo, ...insurance },
    datiVeicolo,
    datiAssicurativi: insurance,
    tipoVeicolo: 4,
    targa: insured.targa,
  };
};
