import { expect, it } from 'vitest';
import { mailLanguage } from './mail-language.ts';

it('sends English mails to a client with an English page', () => {
  expect(mailLanguage('en')).toBe('en');
});

it.each([undefined, 'it', 'en-GB,en;q=0.9,it;q=0.8', 'de', ''])(
  "sends Italian mails for %s, since a browser's preferences are not the page's language",
  (header) => {
    expect(mailLanguage(header)).toBe('it');
  },
);
