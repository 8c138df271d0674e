import { en as english } from '@preventivo/core/messages/en';

const { language, locale, name, texts } = english;

/** The English texts of the landing page. They have the keys of the Italian texts. */
export const en = {
  language,
  locale,
  name,
  address: '/en/',
  title: 'Insurance quotes',
  about: 'Choose what you want to insure and ask for a quote: about 3 minutes, no obligation.',
  heading: 'What do you want to insure?',
  lead: 'Answer a few questions: an adviser writes to you or calls you. <strong>About 3 minutes, no obligation.</strong>',
  skip: 'Go to the content',
  languages: texts.frameLanguage,
  popular: 'Most requested',
  categories: {
    vehicles: 'Vehicles',
    home: 'Home and family',
    person: 'Personal',
    work: 'Work',
    leisure: 'Travel and leisure',
  },
  search: {
    placeholder: 'Dog, scooter, mortgage…',
    clear: 'Clear',
    tip: 'Try a single word, for example “dog” or “mortgage”, or see everything that you can insure.',
    all: 'Show the whole list',
  },
  found: {
    none: 'No insurance found for “{text}”.',
    one: '1 kind of insurance found: {line}. Press Enter to open it.',
    several: '{n} kinds of insurance found.',
  },
  go: 'Continue',
  resume: {
    title: 'Continue: {line}',
    step: texts.stepsLine,
    later: 'Step {page}',
    left: '{step}, left {day} at {time}',
    today: 'today',
    yesterday: 'yesterday',
    others: 'You also started: ',
  },
  how: {
    title: texts.frameHow,
    steps: [
      'Choose what to insure and answer the questions',
      'An adviser prepares the quote',
      'You receive it as you prefer, and you decide',
    ],
    hand: '<strong>Keep at hand</strong> the number plate for a vehicle, the VAT number for a company.',
  },
  broker: { name: texts.frameBroker, tagline: texts.frameTagline },
  supervision: texts.frameSupervision,
  call: 'Call',
  talk: 'Would you rather talk? Call us on {phone}.',
  documents: {
    title: 'Documents',
    privacy: texts.framePrivacy,
    terms: texts.frameTerms,
    complaints: texts.frameComplaints,
    accessibility: texts.frameAccessibility,
  },
  builders: { title: 'For developers', storybook: 'Storybook', docs: 'Documentation' },
  note: 'Asking for a quote is free and commits you to nothing: it is not a policy and does not insure you.',
  erase: texts.deviceErase,
  erasing: {
    ask: texts.deviceAsk,
    goes: texts.deviceGoes,
    stays: texts.deviceStays,
    now: texts.deviceEraseNow,
    erased: texts.deviceErased,
    refused: texts.deviceRefused,
    cancel: texts.commonCancel,
    close: texts.commonClose,
  },
};
