import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { isCompanyName, isPersonName, normalisePersonName } from './names.ts';
import { isPassword } from './password.ts';

describe('isPersonName', () => {
  it.each([
    'Al',
    "D'Angelo",
    'D’Angelo',
    'Nicolò',
    'Nicolo\u0300',
    'Maria Grazia',
    'Bianchi-Rossi',
    ' Mario ',
    'Łukasz',
    'Nguyễn',
    'Anna\u00a0Maria',
    'Anna\tMaria',
    '\u200eMario\u200b',
    'M. Teresa',
    'Maria G.',
    'J.R.',
    'Ma. Cristina',
    'Giov. Battista',
    'Maria.Teresa',
    'Gian.Carlo M.',
    'Anna–Maria',
    'Anna‑Maria',
    'Anna—Maria',
    'Anna−Maria',
    'Dell`Orto',
    'D´Amico',
    'Dʼangelo',
    'D′Angelo',
    "De' Rossi",
    "Niccolo'",
    'Ng',
    'Đorđević',
    'O Connor',
  ])('isPersonName accepts %s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });
  it.each([
    '',
    'A',
    "A'",
    "' ",
    'Mario2',
    'O',
    'Ò',
    'O.',
    'Aʼ',
    '--',
    'Mario.',
    '...Mario',
    'Mario..Rossi',
    'Mario. Rossi',
    '.Mario',
    'R2D2',
    'Mario!',
    'mario@rossi',
    'Юлия',
    'Mario\nRossi',
    '<b>Mario</b>',
  ])('isPersonName rejects %o', (name) => {
    expect(isPersonName(name)).toBe(false);
  });
  it('isPersonName accepts at most 40 characters, or the given maximum', () => {
    expect(isPersonName('a'.repeat(40))).toBe(true);
    expect(isPersonName('a'.repeat(41))).toBe(false);
    expect(isPersonName('a'.repeat(41), 50)).toBe(true);
  });
});

describe('normalisePersonName', () => {
  it.each([
    ['Anna–Maria', 'Anna-Maria'],
    ['Anna‑Maria', 'Anna-Maria'],
    ['Anna—Maria', 'Anna-Maria'],
    ['D’Angelo', "D'Angelo"],
    ['Dell`Orto', "Dell'Orto"],
    ['D´Amico', "D'Amico"],
    ['Oʻahu', "O'ahu"],
    [' M. Teresa ', 'M. Teresa'],
    ['Nicolo\u0300', 'Nicolò'],
    ['de’ Rossi', "de' Rossi"],
  ])('normalisePersonName changes %o to %o', (typed, stored) => {
    expect(normalisePersonName(typed)).toBe(stored);
  });
});

describe('isCompanyName', () => {
  it.each([
    'Rossi & Figli S.r.l.',
    'A2A',
    'Società Agricola "Le Querce"',
    '3 Emme',
    "L'Officina 24",
    'Müller GmbH & Co. KG',
    'Rossi\u00a0&\u202fFigli S.r.l.\u200b',
  ])('isCompanyName accepts %s', (name) => {
    expect(isCompanyName(name)).toBe(true);
  });
  it.each(['', 'AB', '   ', '. . .', 'A--', 'Rossi\nFigli', 'Rossi\u0000'])(
    'isCompanyName rejects %o',
    (name) => {
      expect(isCompanyName(name)).toBe(false);
    },
  );
  it('isCompanyName accepts 3 to 100 characters', () => {
    expect(isCompanyName('Abc')).toBe(true);
    expect(isCompanyName('a'.repeat(100))).toBe(true);
    expect(isCompanyName('a'.repeat(101))).toBe(false);
  });
});

describe('isEmail', () => {
  it.each([
    'mario.rossi@esempio.it',
    'm@a.io',
    'Mario+polizza@posta.esempio.com',
    "o'neil@esempio.it",
    'a_b-c@xn--universit-x1a.it',
    ' mario@esempio.it ',
    '\ufeffmario@esempio.it\u200b',
  ])('isEmail accepts %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });
  it.each([
    '',
    'mario',
    '@esempio.it',
    'mario@',
    'mario@esempio',
    'mario@esempio.i',
    'mario@@esempio.it',
    'mario rossi@esempio.it',
    'mario\u00a0rossi@esempio.it',
    '.mario@esempio.it',
    'mario.@esempio.it',
    'ma..rio@esempio.it',
    'mario@-esempio.it',
    'mario@esempio..it',
    'mario@esempio.it,anna@esempio.it',
    'mario@127.0.0.1',
  ])('isEmail rejects %o', (email) => {
    expect(isEmail(email)).toBe(false);
  });
  it('isEmail accepts at most 200 characters, or 100 for a referent', () => {
    const email = (length: number) => `m@${'b'.repeat(60)}.${'c'.repeat(length - 66)}.it`;
    expect([isEmail(email(101)), isEmail(email(101), 100)]).toEqual([true, false]);
    expect(isEmail(email(100), 100)).toBe(true);
    expect(isEmail(`m@${'b.'.repeat(98)}it`)).toBe(true);
    expect(isEmail(`mm@${'b.'.repeat(98)}it`)).toBe(false);
  });
  it('isEmail accepts at most 64 characters before the @', () => {
    const of = (length: number) => isEmail(`${'m'.repeat(length)}@esempio.it`);
    expect([of(64), of(65)]).toEqual([true, false]);
  });
});

describe('isPassword', () => {
  it.each(['abc1!x', '!1aaaa', 'Abcdef123456789@', '1!1!1!'])(
    'isPassword accepts %s',
    (password) => {
      expect(isPassword(password)).toBe(true);
    },
  );
  it.each(['', 'ab1!x', 'Abcdef123456789@0', 'abcdef1', 'abcdef!', 'abc 1!x', 'abc1!è', 'abc1?xx'])(
    'isPassword rejects %o',
    (password) => {
      expect(isPassword(password)).toBe(false);
    },
  );
});
