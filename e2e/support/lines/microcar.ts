import type { Values } from '@preventivo/core';
import { toWire } from '@preventivo/core/wire';
import { microcar as table } from '@preventivo/line-microcar/line';
import * as people from '@preventivo/line-microcar/workspace/answers';
import { inDays, today } from '../people/days.ts';
import type { Answers } from './answer.ts';
import { inputsOn } from './inputs.ts';
import type { Journey } from './journey.ts';
import { journeyOf } from './journey-of.ts';

type Person = Values<typeof table.fields>;

/** The visitor's input for some questions of the form, and the stored values of these questions. */
export interface Part {
  readonly answers: Answers;
  readonly stored: Journey['stored'];
}

export const thisYear = Number(today().slice(0, 4));
export const starting = inDays(3);

const [vehicle, insurance] = table.pages.map(({ fields }): readonly string[] => fields);
const ofOwner = [
  'contraenteProprietario',
  'proprietario',
  'altriConducenti',
  'etaConducentePiuGiovane',
];
const part = (keys: readonly string[] = [], person: Person, typed?: Answers): Part => ({
  answers: inputsOn(table, keys, person, typed),
  stored: toWire(table, person, keys),
});
const vehicleOf = (person: Person, typed?: Answers) => part(vehicle, person, typed);
export const ownerOf = (person: Person) => part(ofOwner, person);
export const insuranceOf = (person: Person, typed?: Answers) => {
  const keys = insurance?.filter((key) => !ofOwner.includes(key));
  return part(keys, { ...person, dataScadenza: starting }, typed);
};

const buyer: Person = {
  ...people.newCar,
  annoImmatricolazione: String(thisYear),
  annoAcquisto: String(thisYear),
  alimentazione: 'elettrica',
  dataScadenza: starting,
};

/** A microcar that is not registered yet. */
export const newCar = vehicleOf(buyer, { targa: 'x2 345b' });

/** The answers about a quadricycle from 2020 that was bought a year later. */
export const quadricycle = vehicleOf(people.insured);

/** The answers of Giulia as owner and only driver. */
export const hers = ownerOf(buyer);

/** The answers about the insurance of a new vehicle, which has no class of merit yet. */
export const firstTime = insuranceOf(buyer);

export function microcar(words: string, vehicle: Part, insurance: Part, driven = hers): Journey {
  const datiVeicolo = vehicle.stored;
  const datiAssicurativi = { ...insurance.stored, ...driven.stored };
  return {
    line: 'microcar',
    words,
    asks: 'persona',
    pages: [
      { title: 'Il veicolo', answers: vehicle.answers },
      { title: "L'assicurazione", answers: { ...insurance.answers, ...driven.answers } },
    ],
    stored: { ...datiVeicolo, ...datiAssicurativi },
    // The category of every microcar is 4.
    beside: { datiVeicolo, datiAssicurativi, tipoVeicolo: 4, targa: vehicle.stored.targa },
    saves: ({ privacy, isLogged }) => [
      { to: 'save?step=2', body: { specificData: datiVeicolo, isLogged } },
      { to: 'save?step=3', body: { datiAssicurativi, privacy, isLogged } },
    ],
  };
}

/**
 * The answers about an insurance in class of merit 1 without accidents. For this class the form asks how many years the
 * driver has been in it.
 */
export const inFirstClass = insuranceOf(
  {
    ...people.insured,
    altriSinistri: false,
    compagniaAttualeId: '6',
    numeroIncidenti: '0',
    incidenti: [],
    haEreditatoCu: true,
  },
  { compagniaAttualeId: { typed: 'gener', taken: 'Generali Italia' } },
);

/** A new microcar whose owner was never insured before. */
export const newMicrocar = microcar('a new microcar', newCar, firstTime);
/** The journey for `newMicrocar`, computed from the line's table. */
export const ofBuyer = journeyOf(table, buyer, { words: 'a new microcar' });
