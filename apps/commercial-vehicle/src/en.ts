import { policyWords } from '@preventivo/core/messages/en/lines';
import type { LineWords } from '@preventivo/core/translation';

/** Commercial vehicle insurance in English. */
export const en: LineWords = {
  ...policyWords,
  title: 'Commercial vehicle',
  heading: 'Commercial vehicle insurance quote',
  about: 'Vans, lorries, buses and the other vehicles you work with.',
  'listing.keywords':
    'van, truck, lorry, bus, coach, taxi, tractor, trailer, pick-up, camper, motorhome, company',
  'pages.veicolo.title': 'The vehicle',
  'pages.veicolo.lead': 'The number plate and a few answers are enough.',
  'sentences.plate': 'You find it on the registration document, for example {example}',
  'sentences.whichVehicle': 'What vehicle is it?',
  'sentences.trailer': 'XA123BC or AB12345',
  'sentences.service':
    'Check the plate: it usually looks like AB123CD. If it is right, just go on.',
  'tipoVeicolo.label': 'Kind of vehicle',
  'tipoVeicolo.error': 'Choose the kind of vehicle',
  'targa.label': 'Number plate',
  'targa.error': 'Enter the number plate',
  'note.label': 'Notes',
  'note.error': 'Say what vehicle it is, in 3 to 100 characters',
  'note.wrong': 'From {from} to {to} characters',
  'lists.tipoVeicolo.autocarro_fino_35': 'Lorry up to 3.5 tonnes',
  'lists.tipoVeicolo.autocarro_oltre_35': 'Lorry over 3.5 tonnes',
  'lists.tipoVeicolo.furgone': 'Van',
  'lists.tipoVeicolo.pick_up': 'Pick-up',
  'lists.tipoVeicolo.trattore_stradale': 'Tractor unit',
  'lists.tipoVeicolo.rimorchio': 'Trailer or semi-trailer',
  'lists.tipoVeicolo.autobus': 'Bus',
  'lists.tipoVeicolo.taxi_ncc': 'Taxi or private hire',
  'lists.tipoVeicolo.macchina_operatrice': 'Work machine',
  'lists.tipoVeicolo.macchina_agricola': 'Agricultural vehicle',
  'lists.tipoVeicolo.motocarro': 'Three-wheeled van',
  'lists.tipoVeicolo.autocaravan': 'Motorhome',
  'lists.tipoVeicolo.veicolo_uso_speciale': 'Special-purpose vehicle',
  'lists.tipoVeicolo.altro': 'Other (say which in the notes)',
};
