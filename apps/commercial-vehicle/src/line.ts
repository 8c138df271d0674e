import { choice, defineLine, fill, plate, policyBlock, text } from '@preventivo/core';
import { isCarPlate, isCommercialPlate, isServicePlate } from '@preventivo/italian';

/** Sentences of the questions below. */
const sentences = {
  plate: 'La trovi sul documento unico di circolazione, per esempio {example}',
  whichVehicle: 'Di che veicolo si tratta?',
  trailer: 'XA123BC o AB12345',
  service: 'Controlla la targa: di solito è come AB123CD. Se è giusta, vai pure avanti.',
};
/** An example plate for each vehicle type with a special plate format. */
const examples = new Map<string | null, string>([
  ['motocarro', 'DK12345'],
  ['macchina_agricola', 'AB123C'],
  ['macchina_operatrice', 'ABC123'],
  ['rimorchio', sentences.trailer],
]);

/**
 * Insurance for a commercial vehicle, for a person or a company (docs/lines/commercial-vehicle.md).
 */
export const commercialVehicle = defineLine({
  id: 'commercial-vehicle',
  title: 'Veicolo commerciale',
  about: 'Furgoni, autocarri, autobus e gli altri veicoli con cui lavori.',
  // A truck (Lucide, ISC licence).
  pictogram:
    'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  listing: {
    category: 'vehicles',
    keywords:
      'furgone, camion, autocarro, autobus, pullman, taxi, NCC, trattore, rimorchio, pick-up, camper, autocaravan, motocarro, Ape, ditta',
  },
  translations: { en: () => import('./en.ts').then(({ en }) => en) },
  contractor: { types: ['fisica', 'giuridica'] },
  block: policyBlock,
  fields: {
    tipoVeicolo: choice({
      label: 'Tipo di veicolo',
      list: 'tipoVeicolo',
      expected: 14,
      code: 'TIPO_VEICOLO',
      error: 'Selezionare la tipologia del mezzo',
    }),
    targa: plate({
      label: 'Targa',
      variant: 'standard',
      code: 'TARGA',
      error: 'Scrivi la targa del mezzo',
      invalid: 'Targa non valida',
      max: 10,
      valid: (plate) => isCommercialPlate(plate),
      warning: (plate) =>
        isServicePlate(plate) && !isCarPlate(plate) ? sentences.service : undefined,
    }),
    note: text({
      label: 'Note',
      rows: 3,
      code: 'NOTE',
      error: 'Scrivi di che veicolo si tratta, da 3 a 100 caratteri',
      wrong: 'Da {from} a {to} caratteri',
      min: 3,
      max: 100,
    }),
  },
  optional: { note: (v) => !isOther(v) },
  sentences,
  texts: {
    targa: (v) => ({
      hint: fill(sentences.plate, { example: examples.get(v.tipoVeicolo) ?? 'AB123CD' }),
    }),
    note: (v) => (isOther(v) ? { label: sentences.whichVehicle } : {}),
  },
  checks: [
    {
      controls: ['targa'],
      dependsOn: ['tipoVeicolo'],
      holds: (v) => isCommercialPlate(v.targa, v.tipoVeicolo),
    },
  ],
  remote: {
    targa: ({ tipoVeicolo: tipo, targa: content }) => ({
      what: 'targa_commerciale',
      content: tipo === null ? content : { tipo, content },
    }),
    note: (v) => ({ what: 'text', content: v.note }),
  },
  wire: {
    tipoVeicolo: { name: 'Commercial_Vehicle_Usage_Type' },
    targa: { name: 'Commercial_Vehicle_Plate' },
    note: { name: 'Commercial_Vehicle_Notes' },
  },
  save: { envelope: null, logged: 'isLoggedUser' },
  pages: [{ id: 'veicolo', title: 'Il veicolo', lead: 'Bastano la targa e poche risposte.' }],
});

/** Whether the list lacks the vehicle's type. The notes must then describe the vehicle. */
const isOther = (v: { tipoVeicolo: string | null }) => v.tipoVeicolo === 'altro';
