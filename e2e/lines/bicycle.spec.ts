import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, type Journey, visitorCompletes } from '../support/lines/journey.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';

const forRaces: Journey = {
  line: 'bicycle',
  words: 'a bicycle for races',
  asks: 'persona',
  pages: [
    {
      title: 'La tua bici',
      answers: {
        ...activePolicy.answers,
        tipo_veicolo: 'bici_corsa',
        tipo_parcheggio: 'box_privato',
        tipo_utilizzo: 'sport',
        gare: 'true',
        fascia_prezzo: '2000_3500',
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    tipo_veicolo: 'bici_corsa',
    tipo_parcheggio: 'box_privato',
    tipo_utilizzo: 'sport',
    gare: true,
    fascia_prezzo: '2000_3500',
  },
};
const forTown: Journey = {
  line: 'bicycle',
  words: 'a bicycle for the town',
  asks: 'persona',
  pages: [
    {
      title: 'La tua bici',
      answers: {
        ...noPolicy.answers,
        tipo_veicolo: 'bici_elettrica',
        tipo_parcheggio: 'strada',
        tipo_utilizzo: 'casa_lavoro',
        gare: 'false',
        fascia_prezzo: 'fino_500',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    tipo_veicolo: 'bici_elettrica',
    tipo_parcheggio: 'strada',
    tipo_utilizzo: 'casa_lavoro',
    gare: false,
    fascia_prezzo: 'fino_500',
  },
};

visitorCompletes(forRaces);
clumsyVisitorCompletes(forRaces);
accountCompletes(forTown);
pagesSay(forTown, [
  {
    said: [
      ...noPolicyWord,
      'Selezionare la tipologia del mezzo',
      'Indicare dove viene custodito il mezzo',
      'Indicare il tipo di utilizzo del mezzo',
      'Indicare se il mezzo è utilizzato nelle competizioni',
      'Indicare la fascia di prezzo',
      noConsent,
    ],
  },
]);
