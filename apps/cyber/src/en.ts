import { policyWords } from '@preventivo/core/messages/en/lines';
import type { LineWords } from '@preventivo/core/translation';

const separate = 'Separate the devices with the character ;';

/** Cyber insurance in English. */
export const en: LineWords = {
  ...policyWords,
  title: 'Cyber',
  heading: 'Cyber insurance quote',
  about: 'Fraud, stolen data and attacks on devices, at home and in the company.',
  'listing.keywords':
    'hacker, hacking, computer, virus, online, phishing, identity theft, scam, website',
  'pages.dispositivi.title': 'Your devices',
  'pages.dispositivi.lead': 'A list of your devices and a few answers are enough.',
  'dispositiviConnessi.label': 'Which devices are connected to the internet?',
  'dispositiviConnessi.hint': 'Separate them with ; for example: 3 PCs; 1 server; 5 smartphones',
  'dispositiviConnessi.error': separate,
  'dispositiviConnessi.invalid': separate,
  'acquistiOnline.label': 'Do you shop online?',
  'acquistiOnline.error': 'Say whether you shop online',
};
