import { accountCompletes, type Journey, visitorCompletes } from './journey.ts';
import { activePolicy, noPolicy } from './policies.ts';
import { noConsent, noPolicyWord, pagesSay } from './unanswered.ts';

const cat: Journey = {
  line: 'pets',
  words: 'a cat',
  asks: 'persona',
  pages: [
    {
      title: 'Il tuo animale',
      answers: {
        ...activePolicy.answers,
        tipo_animali: 'gatto',
        nome: 'Bo',
        razza: 'certosino',
        chip: 'false',
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    tipo_animali: 'gatto',
    nome: 'Bo',
    razza: 'certosino',
    microchip: false,
  },
};
const dog: Journey = {
  line: 'pets',
  words: 'a dog',
  asks: 'azienda',
  pages: [
    {
      title: 'Il tuo animale',
      answers: {
        ...noPolicy.answers,
        tipo_animali: 'cane',
        nome: 'Argo',
        razza: 'meticcio',
        chip: 'true',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    tipo_animali: 'cane',
    nome: 'Argo',
    razza: 'meticcio',
    microchip: true,
  },
};

visitorCompletes(cat);
accountCompletes(dog);
pagesSay(dog, [
  {
    said: [
      ...noPolicyWord,
      'Indicare il tipo di animale',
      'Indicare il nome, da 2 a 100 caratteri',
      'Indicare la razza',
      'Indicare se ha il microchip',
      noConsent,
    ],
  },
]);
