import { describe, expect, it } from 'vitest';
import { emailTypo } from './email-typo.ts';

describe('a mistyped email', () => {
  it.each([
    ['giulia@gmial.com', 'giulia@gmail.com'],
    ['giulia@gmail.con', 'giulia@gmail.com'],
    ['giulia@gmail.it', 'giulia@gmail.com'],
    ['Giulia.Ferri@hotmal.it ', 'giulia.ferri@hotmail.it'],
    ['giulia@libeo.it', 'giulia@libero.it'],
  ])('%s was meant to be %s', (text, meant) => {
    expect(emailTypo(text)).toBe(meant);
  });

  it.each([
    'giulia@gmail.com',
    'giulia@mail.com',
    'giulia@live.it',
    'giulia@studioferri.it',
    'giulia@yahoo.fr',
    'giulia@',
    '',
  ])('%s is left alone', (text) => {
    expect(emailTypo(text)).toBeUndefined();
  });
});
