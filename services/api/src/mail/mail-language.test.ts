import { expect, it } from 'vitest';
import { mailLanguage } from './mail-language.ts';

it('who reads the page in English gets English mails', () => {
  expect(mailLanguage('en')).toBe('en');
});

it.each([undefined, 'it', 'en-GB,en;q=0.9,it;q=0.8', 'de', ''])(
  'a page that says %s gets Italian ones: what the browser prefers is not what was read',
  (header) => {
    expect(mailLanguage(header)).toBe('it');
  },
);
