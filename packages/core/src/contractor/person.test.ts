import { describe, expect, it } from 'vitest';
import { applicable } from '../answers/applicable.ts';
import { initialValues } from '../answers/initial-values.ts';
import { settle } from '../answers/settle.ts';
import { check } from '../check/check.ts';
import { addDays } from '../dates/luxon.ts';
import { boundsOf, boundWords } from '../table/bounds.ts';
import type { Field } from '../table/field.ts';
import type { Person } from '../table/person.ts';
import { arben, giulia, lists, today } from './people.fixture.ts';
import { person, personWords } from './person.ts';

const failures = (answers: Person, keys?: readonly string[]) =>
  check(person, answers, { today, lists, ...(keys && { keys }) });
/** Returns the field errors of Giulia after one changed answer. */
const said = (change: Partial<Person>) =>
  failures({ ...giulia, ...change }).map(({ invalid }) => invalid);
const home = giulia.indirizzoResidenza_SedeLegale;
const lives = (change: Partial<typeof home>) => ({
  indirizzoResidenza_SedeLegale: { ...home, ...change },
});
const notFound =
  'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".';

describe('a person', () => {
  it('a person is valid when born in Italy and when born abroad', () => {
    expect(failures(giulia)).toEqual([]);
    expect(failures(arben)).toEqual([]);
  });

  it('a person cannot answer with the placeholder of a select', () => {
    expect(said({ nome: 'Seleziona' })).toEqual(['Nome non valido']);
    expect(said({ cognome: ' Seleziona ' })).toEqual(['Cognome non valido']);
    expect(said({ professione: 'Seleziona' })).toEqual(['Selezionare un valore']);
    expect(said({ cognome: 'Selezionato' })).toEqual([]);
  });

  it('a person without answers gets every error in the order of the checks', () => {
    const nobody = initialValues(person);
    const fromItaly = failures({ ...nobody, natoInItalia: true });
    expect(failures(nobody).map(({ field, code, invalid }) => [field, code, invalid])).toEqual([
      ['nome', 'CONTRACTOR_NAME', 'Nome non valido'],
      ['cognome', 'CONTRACTOR_SURNAME', 'Cognome non valido'],
      ['sesso', 'CONTRACTOR_GENDER', 'Selezionare il sesso'],
      [
        'data_nascita',
        'CONTRACTOR_BIRTHDATE',
        'Data di nascita non valida (deve essere maggiorenne)',
      ],
      ['natoInItalia', 'CONTRACTOR_BORN_IN_ITALY', 'Indicare se è nato in Italia o al estero'],
      ['indirizzoResidenza_SedeLegale', 'CONTRACTOR_ADDRESS_NOT_FOUND', notFound],
      ['email', 'CONTRACTOR_EMAIL', 'Email non valida'],
      ['cellulare', 'CONTRACTOR_PHONE', 'Cellulare non valido'],
      ['professione', 'CONTRACTOR_PROFESSION', 'Selezionare un valore'],
    ]);
    expect(fromItaly.map(({ field }) => field).slice(4, 6)).toEqual([
      'comune_nascita',
      'indirizzoResidenza_SedeLegale',
    ]);
  });

  it('every error of a person has the same sentence at the field and in the error summary', () => {
    for (const { invalid, error } of failures(initialValues(person))) expect(error).toBe(invalid);
  });

  it('a person is valid without the profession, email and phone that the line hides', () => {
    const hidden = ['professione', 'email', 'cellulare'];
    const keys = Object.keys(person.fields).filter((key) => !hidden.includes(key));
    const quiet = { ...giulia, professione: null, email: '', cellulare: '' };
    expect(failures(quiet, keys)).toEqual([]);
  });
});

describe('a name and a surname', () => {
  it.each(['Al', 'Niccolò', "D'Angelo", 'Maria Grazia', 'N'.repeat(40)])(
    'a name and a surname may be %s',
    (name) => {
      expect(said({ nome: name, cognome: name })).toEqual([]);
    },
  );

  it.each(['', ' ', 'G', 'Giulia2', 'N'.repeat(41)])(
    'a name and a surname may not be %o',
    (name) => {
      expect(said({ nome: name })).toEqual(['Nome non valido']);
      expect(said({ cognome: name })).toEqual(['Cognome non valido']);
    },
  );

  it('the error of a name comes with a help text', () => {
    expect(failures({ ...giulia, nome: 'G' })).toMatchObject([
      {
        control: 'nome',
        help: 'Scrivi almeno 2 lettere, senza numeri. Se ne ha una sola, chiama [il tuo consulente]',
      },
    ]);
  });
});

describe('a birth date', () => {
  const message = 'Data di nascita non valida (deve essere maggiorenne)';

  it.each([
    ['of somebody who came of age yesterday', '2008-11-20'],
    ['of somebody who turned a hundred yesterday', '1926-11-20'],
    ['of somebody aged forty', '1986-01-01'],
  ])('a birth date is accepted: %s', (_, data_nascita) => {
    expect(said({ data_nascita })).toEqual([]);
  });

  it.each([
    ['of somebody aged seventeen', '2009-01-01'],
    ['of somebody who comes of age today', '2008-11-21'],
    ['of somebody who turned a hundred the day before yesterday', '1926-11-19'],
    ['to come', '2027-01-01'],
    ['that is no date', 'ieri'],
  ])('a birth date is rejected: %s', (_, data_nascita) => {
    expect(said({ data_nascita })).toEqual([message]);
  });

  it.each([
    ['29/2/1970', 'il giorno'],
    ['1985-02-30', 'il giorno'],
    ['31/4/1980', 'il giorno'],
    ['0/5/1980', 'il giorno'],
    ['12/13/1980', 'il mese'],
    ['1980-13-01', 'il mese'],
    ['27/3/85', "l'anno"],
    ['27/3/', "l'anno"],
    ['27//1985', 'il mese'],
  ])('the impossible date %s is rejected with the part to correct: %s', (day, part) => {
    const sentence = `Data di nascita non valida: controlla ${part}`;
    expect(failures({ ...giulia, data_nascita: day })).toMatchObject([
      { code: 'CONTRACTOR_BIRTHDATE', error: sentence, invalid: sentence },
    ]);
  });

  it('the birth date is checked against the given day, also on 29 February', () => {
    const born = (data_nascita: string, day: string) =>
      check(person, { ...giulia, data_nascita }, { today: day, lists }).length;
    expect([born('2010-02-27', '2028-02-29'), born('2010-02-28', '2028-02-29')]).toEqual([0, 1]);
    expect([born('2008-02-29', '2026-03-01'), born('2008-03-01', '2026-03-01')]).toEqual([0, 1]);
  });

  it('the hint of the birth date shows the earliest and the latest date', () => {
    expect(person.fields.data_nascita.hint).toContain('tra {from} e {to}');
  });
});

describe('a birthplace', () => {
  it('a birthplace is a town for people born in Italy, and a state for people born abroad', () => {
    expect(applicable(person, giulia)).toContain('comune_nascita');
    expect(applicable(person, giulia)).not.toContain('stato_nascita');
    expect(applicable(person, arben)).toContain('stato_nascita');
    expect(applicable(person, arben)).not.toContain('comune_nascita');
    const untold = applicable(person, initialValues(person));
    expect(untold).not.toContain('comune_nascita');
    expect(untold).not.toContain('stato_nascita');
  });

  it("a change of 'born in Italy' clears the town or the state of birth", () => {
    expect(settle(person, giulia, { ...giulia, natoInItalia: false }).comune_nascita).toBe('');
    expect(settle(person, arben, { ...arben, natoInItalia: true }).stato_nascita).toBeNull();
  });

  it.each(['', 'MILANO', 'MILANO (MIL)', '(MI)'])(
    'a birthplace may not be the town %o',
    (comune_nascita) => {
      expect(said({ comune_nascita })).toEqual(['Comune di nascita non valido']);
    },
  );

  it.each([
    ['nothing', null],
    ['Italy, which is an answer of its own', '13'],
    ['a state nobody knows', '999'],
  ])('the state of birth may not be %s', (_, stato_nascita) => {
    expect(failures({ ...arben, stato_nascita })).toMatchObject([
      { field: 'stato_nascita', invalid: 'Selezionare lo stato di nascita' },
    ]);
  });

  it('the states of birth do not include Italy', () => {
    const offered = person.options?.stato_nascita?.(lists.stati ?? [], arben, today) ?? [];
    expect(offered.map(({ value }) => value)).toEqual(['Francia', 'Albania']);
  });
});

describe("a person's address", () => {
  it.each([
    ['no town', { city: 'MILANO' }, 'city', 'CONTRACTOR_CITY', 'Comune non valido'],
    ['no postal code', { zip: '2012' }, 'zip', 'CONTRACTOR_ZIP', 'CAP non valido'],
    ['no street', { street: 'Roma' }, 'street', 'CONTRACTOR_STREET', 'Indirizzo non valido'],
    [
      'no house number',
      { street_number: 'A' },
      'street_number',
      'CONTRACTOR_STREET_NUMBER',
      'Civico non valido',
    ],
  ])("a person's address is rejected with %s", (_, change, control, code, message) => {
    expect(failures({ ...giulia, ...lives(change) })).toEqual([
      {
        field: 'indirizzoResidenza_SedeLegale',
        control,
        code,
        invalid: message,
        error: message,
      },
    ]);
  });

  it('the address is checked part by part in the order town, postal code, street, number', () => {
    expect(said(lives({ city: 'Milano', street: '', street_number: '' }))).toEqual([
      'Comune non valido',
      'Indirizzo non valido',
      'Civico non valido',
    ]);
    expect(said(lives({ zip: '', street: '', street_number: '' }))).toEqual([
      'CAP non valido',
      'Indirizzo non valido',
      'Civico non valido',
    ]);
  });

  it('an address without a town and a postal code gets an error for the town only', () => {
    expect(said(lives({ city: '', zip: '' }))).toEqual(['Comune non valido']);
  });

  const searched = { city: '', zip: '', street: '', street_number: '', is_manual_address: false };

  it('the address counts as not found when the user chose no suggestion', () => {
    expect(said(lives({ ...searched, search: 'Via Roma 12, Milano' }))).toEqual([notFound]);
    expect(said(lives(searched))).toEqual([notFound]);
  });

  it('the address is invalid when the text does not look like an address', () => {
    expect(said(lives({ ...searched, search: 'Roma' }))).toEqual(['Indirizzo non valido']);
  });
});

describe("a person's contact data", () => {
  it.each([
    '',
    'giulia',
    'giulia@',
    'giulia@example',
    'giulia@example.i',
    `${'g'.repeat(200)}@a.it`,
  ])('a person may not have the email %o', (email) => {
    expect(said({ email })).toEqual(['Email non valida']);
  });

  it.each([
    '333 1234567',
    '+39 333 123 4567',
    '0039-333.123.45.67',
    '+33 612345678',
    '06 12345678',
  ])('a person may have the phone number %s', (cellulare) => {
    expect(said({ cellulare })).toEqual([]);
  });

  it.each(['', '333 12345', '33312345678', 'tre tre tre', '+39'])(
    'a person may not have the phone number %o',
    (cellulare) => {
      expect(said({ cellulare })).toEqual(['Cellulare non valido']);
    },
  );
});

describe('an answer chosen from a list', () => {
  it('an answer is rejected when its list does not contain it', () => {
    expect(said({ sesso: '2' })).toEqual(['Selezionare il sesso']);
    expect(said({ professione: 'astronauta' })).toEqual(['Selezionare un valore']);
  });

  it('the sex has fixed options and needs no list', () => {
    expect(person.fields.sesso.known).toEqual([
      { id: '0', value: 'Uomo' },
      { id: '1', value: 'Donna' },
    ]);
  });
});

it('personWords returns the limits that the rules compute, on each day of five years', () => {
  const limits = Object.entries<Field>(person.fields).flatMap(([key, { limits }]) =>
    limits ? [[key, limits] as const] : [],
  );
  expect(limits.map(([key]) => key)).toEqual(['data_nascita']);
  let day = '2026-01-01';
  while (day < '2031-01-01') {
    const counted = limits.map(([key, own]) => [key, boundWords(boundsOf(own, day))]);
    expect(personWords(day), day).toEqual(Object.fromEntries(counted));
    day = addDays(day, 1);
  }
});
