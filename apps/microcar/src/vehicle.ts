import { choice, fill, plate, type Table, text, type Values, whole } from '@preventivo/core';
import { isMopedPlate, isQuadricyclePlate, normalisePlate } from '@preventivo/italian';
import {
  listedMonths,
  mayBeRegistered,
  monthSays,
  possibleMonth,
  raisedPurchase,
  vehicleYears,
} from './registration.ts';

const fields = {
  tipoSpecificoVeicolo: choice({
    label: 'Che veicolo è?',
    list: 'tipoSpecificoVeicolo',
    expected: 2,
    code: 'TIPO_SPECIFICO_VEICOLO',
    error: 'Selezionare la tipologia del veicolo',
  }),
  targa: plate({
    label: 'Targa',
    variant: 'ciclomotore',
    max: 7,
    code: 'TARGA_VEICOLO',
    error: 'Inserire una targa valida',
    invalid: 'Targa non valida',
  }),
  annoImmatricolazione: choice({
    label: 'Anno di immatricolazione',
    list: 'annoImmatricolazione',
    known: vehicleYears,
    numeric: true,
    look: 'select',
    shortcuts: 3,
    code: 'ANNO_IMMATRICOLAZIONE',
    error: 'Selezionare un anno di immatricolazione valido',
  }),
  meseImmatricolazione: choice({
    label: 'Mese di immatricolazione',
    list: 'mesi',
    numeric: true,
    expected: 12,
    beside: true,
    code: 'MESE_IMMATRICOLAZIONE',
    error: "Selezionare un mese d'acquisto valido",
  }),
  annoAcquisto: choice({
    label: 'Anno di acquisto',
    list: 'annoAcquisto',
    known: vehicleYears,
    numeric: true,
    look: 'select',
    shortcuts: 3,
    code: 'ANNO_ACQUISTO',
    error: "Selezionare un anno d'acquisto valido",
  }),
  marca: text({
    label: 'Marca',
    max: 50,
    code: 'MARCA_VEICOLO',
    error: 'Indicare la marca del veicolo',
  }),
  modello: text({
    label: 'Modello',
    max: 64,
    code: 'MODELLO_VEICOLO',
    error: 'Indicare il modello del veicolo',
  }),
  allestimento: text({
    label: 'Allestimento',
    hint: 'La versione, per esempio Premium',
    max: 100,
    code: 'ALLESTIMENTO',
    error: "Scrivi l'allestimento",
  }),
  alimentazione: choice({
    label: 'Alimentazione',
    list: 'alimentazione',
    expected: 6,
    code: 'ALIMENTAZIONE',
    error: "Scegli l'alimentazione",
  }),
  kw: whole({
    label: 'Potenza, in kW',
    hint: 'Massimo {to}',
    suffix: 'kW',
    digits: 2,
    code: 'KW',
    error: 'Scrivi i kilowatt',
  }),
  marce: choice({
    label: 'Ha le marce?',
    list: 'marce',
    expected: 2,
    code: 'MARCE',
    error: 'Specificare se il veicolo ha le marce',
  }),
};

/** Sentences of the questions below. */
const sentences = {
  heavy: 'Due lettere e cinque cifre',
  light: 'Sei caratteri',
  cut: 'Targa accorciata a {n} caratteri: controllala',
  bought: 'Anno di acquisto aggiornato al {year}',
  otherMonth: 'Il mese che avevi scelto non è tra quelli del {year}: scegline uno',
  month: 'Mese di immatricolazione aggiornato: controllalo',
  power: "Valore massimo {n}: l'abbiamo corretto",
  gears: 'Indica di nuovo se il veicolo ha le marce',
  oneGear: 'I veicoli elettrici di solito non hanno marce: controlla',
  ...monthSays,
};

/** Page 2: the vehicle (docs/lines/microcar.md). */
export const vehicle: Table<typeof fields> = {
  fields,
  sentences,
  limits: { kw: (v) => ({ from: 1, to: mostPower(v), clamp: true }) },
  options: {
    meseImmatricolazione: (offered, v, today, settings) =>
      offered.filter(({ id }) => mayBeRegistered(v.annoImmatricolazione, id, today, settings)),
    annoAcquisto: (offered, v) =>
      offered.filter(({ id }) => Number(id) >= Number(v.annoImmatricolazione)),
  },
  texts: {
    targa: (v) => (isKnown(v) ? { hint: isHeavy(v) ? sentences.heavy : sentences.light } : {}),
    meseImmatricolazione: (v, settings, today) => {
      const hint = today && listedMonths(v.annoImmatricolazione, today, settings);
      return hint ? { hint } : {};
    },
  },
  checks: [
    {
      controls: ['targa'],
      dependsOn: ['tipoSpecificoVeicolo'],
      // While the vehicle type is unknown, both formats are valid.
      holds: (v) =>
        (!isHeavy(v) && isMopedPlate(v.targa)) ||
        ((isHeavy(v) || !isKnown(v)) && isQuadricyclePlate(v.targa)),
    },
  ],
  remote: {
    targa: (v) =>
      isKnown(v)
        ? { what: isHeavy(v) ? 'targa_quadriciclo' : 'targa_micro_car', content: v.targa }
        : null,
  },
  reacts: {
    tipoSpecificoVeicolo: (v, before) => ({
      targa: shortened(v),
      // A change of the vehicle type clears the gears. The first choice of a type keeps them, because the user may
      // have chosen the gears first.
      marce: isKnown(before) ? null : v.marce,
      kw: v.kw === null ? null : Math.min(v.kw, mostPower(v)),
    }),
    // docs/rules/questions.md#gears-of-a-microcar
    alimentazione: (v) =>
      v.alimentazione === 'elettrica' && v.marce === null ? { marce: 'senzaMarce' } : {},
    annoImmatricolazione: (v, before, today, settings) => ({
      annoAcquisto: raisedPurchase(v, before, today),
      meseImmatricolazione: possibleMonth(v, today, settings),
    }),
  },
  announcements: {
    targa: (v) => fill(sentences.cut, { n: v.targa.length }),
    annoAcquisto: (v) => fill(sentences.bought, { year: v.annoAcquisto ?? '' }),
    meseImmatricolazione: (v) =>
      v.meseImmatricolazione === null
        ? fill(sentences.otherMonth, { year: v.annoImmatricolazione ?? '' })
        : sentences.month,
    kw: (v) => fill(sentences.power, { n: v.kw ?? '' }),
    marce: (v) => (v.marce === null ? sentences.gears : sentences.oneGear),
  },
};

type Vehicle = Values<typeof fields>;

const isKnown = (v: Pick<Vehicle, 'tipoSpecificoVeicolo'>) => v.tipoSpecificoVeicolo !== null;

/** Whether the vehicle is a quadricycle, not a microcar. */
const isHeavy = (v: Pick<Vehicle, 'tipoSpecificoVeicolo'>) =>
  v.tipoSpecificoVeicolo === 'quadriciclo';

/**
 * Returns the plate, truncated to the length of the vehicle type's plates
 * (docs/rules/questions.md#plate-of-a-microcar).
 */
function shortened(v: Pick<Vehicle, 'tipoSpecificoVeicolo' | 'targa'>): string {
  const bare = normalisePlate(v.targa);
  const most = isHeavy(v) ? 7 : 6;
  return bare.length > most ? bare.slice(0, most) : v.targa;
}

/** Returns the maximum power of the vehicle type in kW. While the type is unknown, returns the higher maximum. */
const mostPower = (v: Pick<Vehicle, 'tipoSpecificoVeicolo'>) =>
  v.tipoSpecificoVeicolo === 'microcar' ? 6 : 15;
