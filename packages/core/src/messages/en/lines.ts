import type { LineWords } from '../../translation/line-words.ts';
import { personWordsAt } from './person.ts';
import { policyWords } from './policy.ts';

/** Merges the texts of the common block, of blocks that several lines share, and of the line. */
async function together(...words: readonly (LineWords | Promise<LineWords>)[]): Promise<LineWords> {
  return Object.assign({}, policyWords, ...(await Promise.all(words)));
}

/** The insured building, a block of two lines. */
const property = () =>
  import('@preventivo/core/messages/en/property').then((own) => own.propertyWords);

/** The lines with an English translation, each loaded on demand. */
export const lines: Readonly<Record<string, () => Promise<LineWords>>> = {
  travel: () => together(import('@preventivo/core/messages/en/travel').then((own) => own.travel)),
  health: () => together(import('@preventivo/core/messages/en/health').then((own) => own.health)),
  home: () =>
    together(
      property(),
      import('@preventivo/core/messages/en/home').then((own) => own.home),
    ),
  pets: () => together(import('@preventivo/core/messages/en/pets').then((own) => own.pets)),
  bicycle: () =>
    together(import('@preventivo/core/messages/en/bicycle').then((own) => own.bicycle)),
  boat: () => together(import('@preventivo/core/messages/en/boat').then((own) => own.boat)),
  'commercial-vehicle': () =>
    together(
      import('@preventivo/core/messages/en/commercial-vehicle').then(
        (own) => own.commercialVehicle,
      ),
    ),
  cyber: () => together(import('@preventivo/core/messages/en/cyber').then((own) => own.cyber)),
  fire: () =>
    together(
      property(),
      import('@preventivo/core/messages/en/fire').then((own) => own.fire),
    ),
  householder: () =>
    together(import('@preventivo/core/messages/en/householder').then((own) => own.householder)),
  injury: () => together(import('@preventivo/core/messages/en/injury').then((own) => own.injury)),
  life: () => together(import('@preventivo/core/messages/en/life').then((own) => own.life)),
  microcar: () =>
    together(
      personWordsAt('proprietario'),
      import('@preventivo/core/messages/en/microcar').then((own) => own.microcar),
    ),
  professional: () =>
    together(import('@preventivo/core/messages/en/professional').then((own) => own.professional)),
  smartphone: () =>
    together(import('@preventivo/core/messages/en/smartphone').then((own) => own.smartphone)),
  'vintage-bike': () =>
    together(import('@preventivo/core/messages/en/vintage-bike').then((own) => own.vintageBike)),
  'vintage-car': () =>
    together(import('@preventivo/core/messages/en/vintage-car').then((own) => own.vintageCar)),
};
