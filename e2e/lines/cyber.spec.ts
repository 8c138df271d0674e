import { clumsyVisitorCompletes } from './clumsy-visitor.ts';
import { accountCompletes, type Journey, visitorCompletes } from './journey.ts';
import { activePolicy, noPolicy } from './policies.ts';
import { noConsent, noPolicyWord, pagesSay } from './unanswered.ts';

const home: Journey = {
  line: 'cyber',
  words: 'the devices of a home',
  asks: 'persona',
  pages: [
    {
      title: 'I tuoi dispositivi',
      answers: {
        ...activePolicy.answers,
        dispositiviConnessi: '3 PC;1 NAS;5 smartphone',
        acquistiOnline: 'true',
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    dispositiviConnessi: '3 PC;1 NAS;5 smartphone',
    acquistiOnline: true,
  },
};
const office: Journey = {
  line: 'cyber',
  words: 'the only server of an office',
  asks: 'azienda',
  pages: [
    {
      title: 'I tuoi dispositivi',
      answers: {
        ...noPolicy.answers,
        dispositiviConnessi: '1 server',
        acquistiOnline: 'false',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    dispositiviConnessi: '1 server',
    acquistiOnline: false,
  },
};

visitorCompletes(office);
clumsyVisitorCompletes(office);
accountCompletes(home);
pagesSay(office, [
  {
    said: [
      ...noPolicyWord,
      'Separa i dispositivi tramite il carattere ;',
      'Indicare se si fanno acquisti online',
      noConsent,
    ],
  },
]);
