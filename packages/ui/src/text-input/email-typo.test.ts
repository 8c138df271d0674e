import { describe, expect, it } from 'vitest';
import { emailTypo } from './email-typo.ts';

describe('a mistyped email', () => {
  it.each([
    ['giulia@gmial.com', 'giulia@gmail.com'],
    ['giulia@gmail.con', 'giulia@gmail.com'],
    ['giulia@gmail.it', 'giulia@gmail.com'],
    ['Giulia.Ferri@hotmal.it ', 'giulia.ferri@hotmail.it'],
    ['giulia@libeo.it', 'giulia@libero.it'],
    ['giulia@hotmail.con', 'giulia@hotmail.com'],
    ['giulia@hotmial.com', 'giulia@hotmail.com'],
    ['giulia@outlok.it', 'giulia@outlook.it'],
    ['giulia@gmail.co', 'giulia@gmail.com'],
    ['giulia@yaho.it', 'giulia@yahoo.it'],
    ['giulia@iclod.com', 'giulia@icloud.com'],
  ])('%s was meant to be %s', (text, meant) => {
    expect(emailTypo(text)).toBe(meant);
  });

  it.each([
    'giulia@gmail.com',
    'giulia@mail.com',
    'giulia@live.it',
    'giulia@studioferri.it',
    'giulia@yahoo.fr',
    'giulia@hotmail.fr',
    'giulia@hotmail.es',
    'giulia@hotmail.de',
    'giulia@hotmail.co.uk',
    'giulia@outlook.fr',
    'giulia@outlook.de',
    'giulia@outlook.es',
    'giulia@outlook.com.br',
    'giulia@libero.eu',
    'giulia@tiscali.fr',
    'giulia@icloud.net',
    'giulia@fmail.com',
    'giulia@mailo.com',
    'giulia@cloud.com',
    'giulia@libera.it',
    'giulia@yahoo.de',
    'giulia@gmx.it',
    'giulia@',
    '',
  ])('%s is left alone', (text) => {
    expect(emailTypo(text)).toBeUndefined();
  });
});
