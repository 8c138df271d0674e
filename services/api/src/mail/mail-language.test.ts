import { expect, it } from 'vitest';
import { mailLanguage } from './mail-language.ts';

it('a client with an English page gets English mails', () => {
  expect(mailLanguage('en')).toBe('en');
});

it.each([undefined, 'it', 'en-GB,en;q=0.9,it;q=0.8', 'de', ''])(
  'a client with the `accept-language` header %s gets Italian mails',
  (header) => {
    expect(mailLanguage(header)).toBe('it');
  },
);
