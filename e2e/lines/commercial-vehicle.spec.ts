import { accountCompletes, type Journey, visitorCompletes } from './journey.ts';
import { activePolicy, noPolicy } from './policies.ts';
import { noConsent, noPolicyWord, pagesSay } from './unanswered.ts';

/** The save of the page has all side by side (lines.md 7). */
const flat: Journey['saves'] = ({ privacy, isLogged }, stored) => [
  { to: 'save?step=2', body: { ...stored, privacy, isLoggedUser: isLogged } },
];

const foodTruck: Journey = {
  line: 'commercial-vehicle',
  words: 'a vehicle of no list',
  asks: 'persona',
  pages: [
    {
      title: 'Il veicolo',
      answers: {
        ...activePolicy.answers,
        tipoVeicolo: 'altro',
        targa: 'ab 123-cd',
        note: 'Food truck',
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    Commercial_Vehicle_Usage_Type: 'altro',
    Commercial_Vehicle_Plate: 'AB123CD',
    Commercial_Vehicle_Notes: 'Food truck',
  },
  saves: flat,
};
const van: Journey = {
  line: 'commercial-vehicle',
  words: 'a van without a note',
  asks: 'azienda',
  pages: [
    {
      title: 'Il veicolo',
      answers: {
        ...noPolicy.answers,
        tipoVeicolo: 'furgone',
        targa: 'MI1A2345',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    Commercial_Vehicle_Usage_Type: 'furgone',
    Commercial_Vehicle_Plate: 'MI1A2345',
    Commercial_Vehicle_Notes: null,
  },
  saves: flat,
};

visitorCompletes(foodTruck);
accountCompletes(van);
pagesSay(van, [
  {
    said: [
      ...noPolicyWord,
      'Selezionare la tipologia del mezzo',
      'Indicare la targa del mezzo',
      noConsent,
    ],
  },
  {
    after: { tipoVeicolo: 'altro', targa: 'AI123CD' },
    said: [
      ...noPolicyWord,
      'Indicare la targa del mezzo',
      'Indicare di che veicolo si tratta, da 3 a 100 caratteri',
      noConsent,
    ],
    marked: { targa: 'Targa non valida' },
  },
]);
