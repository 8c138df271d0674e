import type { LineWords } from '../../translation/line-words.ts';

const separate = 'Separate the devices with the character ;';

/** Cyber insurance in English. */
export const cyber: LineWords = {
  title: 'Cyber',
  heading: 'Cyber insurance quote',
  about: 'Fraud, stolen data and attacks on devices, at home and in the company.',
  'pages.dispositivi.title': 'Your devices',
  'dispositiviConnessi.label': 'Which devices are connected to the internet?',
  'dispositiviConnessi.hint': 'Separate them with ; for example: 3 PCs; 1 server; 5 smartphones',
  'dispositiviConnessi.error': separate,
  'dispositiviConnessi.invalid': separate,
  'acquistiOnline.label': 'Do you shop online?',
  'acquistiOnline.error': 'Say whether you shop online',
};
