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

/** The input for a part of the form, and its stored values. */
export interface Part {
  readonly answers: Answers;
  readonly stored: Journey['stored'];
}

export const thisYear = Number(today().slice(0, 4));
/** Three days from today. */
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

/** A microcar that is about to be registered. */
export const newCar = vehicleOf(buyer, { targa: 'x2 345b' });

/** A quadricycle from 2020, bought a year later. */
export const quadricycle = vehicleOf(people.insured);

/** Giulia owns the vehicle and is its only driver. */
export const hers = ownerOf(buyer);

/** A new vehicle whose insurance starts without a class of merit. */
export const firstTime = insuranceOf(buyer);

/** Builds a journey from a vehicle, its insurance and its owner. */
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
    // Every microcar has the generic category 4.
    beside: { datiVeicolo, datiAssicurativi, tipoVeicolo: 4, targa: vehicle.stored.targa },
    saves: ({ privacy, isLogged }) => [
      { to: 'save?step=2', body: { specificData: datiVeicolo, isLogged } },
      { to: 'save?step=3', body: { datiAssicurativi, privacy, isLogged } },
    ],
  };
}

/** Insurance in class 1, for which the form asks how long, without accidents. */
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

/** A new microcar of an owner who was never insured. */
export const newMicrocar = microcar('a new microcar', newCar, firstTime);
/** The same request, as the line's table states it. */
export const ofBuyer = journeyOf(table, buyer, { words: 'a new microcar' });
