import { policyWords } from '@preventivo/core/messages/en/lines';
import type { LineWords } from '@preventivo/core/translation';

const brand = 'Enter the make';
const model = 'Enter the model';

/** Device insurance in English. */
export const en: LineWords = {
  ...policyWords,
  title: 'Smartphone',
  heading: 'Smartphone insurance quote',
  about: 'Breakage and theft of the phone, the tablet and other devices.',
  'listing.keywords':
    'mobile, cell phone, telephone, laptop, computer, camera, headphones, screen, glass',
  'pages.dispositivo.title': 'The device',
  'pages.dispositivo.lead': 'Make, model and a few answers are enough.',
  'tipologiaApparecchio.label': 'What device is it?',
  'tipologiaApparecchio.error': 'Choose the kind of device',
  'brand.label': 'Make',
  'brand.error': brand,
  'brand.invalid': brand,
  'modello.label': 'Model',
  'modello.hint': 'For example Galaxy S24',
  'modello.error': model,
  'modello.invalid': model,
  'modello.wrong': 'Invalid model name',
  'prezzo.label': 'How much did you pay for it?',
  'prezzo.error': 'Choose what you paid for it',
  'lists.deviceType.smartphone': 'Smartphone',
  'lists.deviceType.tablet': 'Tablet',
  'lists.deviceType.notebook': 'Laptop',
  'lists.deviceType.smartwatch': 'Smartwatch',
  'lists.deviceType.consoleGiochi': 'Games console',
  'lists.deviceType.fotocamera': 'Camera',
  'lists.deviceType.auricolari': 'Earphones or headphones',
  'lists.deviceType.altro': 'Other',
  'lists.devicePurchasePrice.fino200': 'Up to €200',
  'lists.devicePurchasePrice.200_400': 'From €200 to €400',
  'lists.devicePurchasePrice.400_600': 'From €400 to €600',
  'lists.devicePurchasePrice.600_800': 'From €600 to €800',
  'lists.devicePurchasePrice.800_1000': 'From €800 to €1,000',
  'lists.devicePurchasePrice.1000_1500': 'From €1,000 to €1,500',
  'lists.devicePurchasePrice.oltre1500': 'Over €1,500',
};
