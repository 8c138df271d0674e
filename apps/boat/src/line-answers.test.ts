import { refusedRemotely, remoteQuestions } from '@preventivo/core/check';
import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { type Answers, lists, monica, sandro } from './answers.fixture.ts';
import { boat } from './line.ts';

const { refused, marked, sent } = interview(boat, { today: '2026-11-21', lists });
const wrong = (answers: Partial<Answers>) => marked({ ...monica, ...answers });

describe.each<[string, string, keyof Answers, readonly number[], readonly (number | null)[]]>([
  [
    'the length',
    'at least 1 metre, with one decimal',
    'lunghezza',
    [1, 1.1, 24],
    [null, 0, 0.99, 7.55],
  ],
  [
    'the weight',
    'at least 0.01 tonnes, with two decimals',
    'peso',
    [0.01, 0.02, 30],
    [null, 0, 0.009, 2.355],
  ],
  ['the passengers', 'whole, and at least 1', 'trasportati', [1, 2, 200], [null, 0, 1.5]],
  ['the power', 'at least 1 kW', 'kw', [1, 29.42, 300], [null, 0, 0.99]],
  ['the horsepower', 'at least 1 CV', 'cavalli', [1, 40, 400], [null, 0, 0.5]],
  [
    "the year of the engine's construction",
    'whole, from 1901 to this year',
    'anno',
    [1901, 2026],
    [null, -2000, 1900, 2027, 1999.5, 20_000],
  ],
])('%s', (_, rule, key, right, others) => {
  it(`the number is ${rule}`, () => {
    for (const answer of right) expect(refused({ ...monica, [key]: answer })).toEqual([]);
    for (const answer of others) expect(wrong({ [key]: answer })).toEqual([key]);
  });
});

describe.each(['nome', 'porto', 'costruttore', 'marca'] as const)('the %s', (key) => {
  it.each([1, 100])('the name accepts %i characters', (length) => {
    expect(wrong({ [key]: 'a'.repeat(length) })).toEqual([]);
  });

  it.each([0, 101])('the name rejects %i characters', (length) => {
    expect(wrong({ [key]: 'a'.repeat(length) })).toEqual([key]);
  });
});

describe('the plate', () => {
  it.each(['GE1234', 'ABCD1234ND', 'ge 1234-d', 'NATANTE', 'SV/1234/D'])(
    'the plate accepts 6 to 10 characters: %s',
    (targa) => {
      expect(wrong({ targa })).toEqual([]);
    },
  );

  it('the plate has a hint for a boat without a registration', () => {
    expect(boat.fields.targa.hint).toBe('Scrivi NATANTE se non è immatricolata');
    expect(sent({ ...monica, targa: 'natante' }).Boat_Plate).toBe('NATANTE');
  });

  const odd =
    'Controlla il numero: di solito è come GE1234D o ABCD1234D. Se è giusto, vai pure avanti.';
  it.each([
    ['GE1234D', undefined],
    ['abcd 1234 nd', undefined],
    ['NATANTE', undefined],
    ['natante', undefined],
    ['GE1234', odd],
    ['D-12345-X', odd],
  ])('the plate %s is accepted, with the warning %s', (targa, said) => {
    expect(boat.fields.targa.warning?.(targa)).toBe(said);
  });

  it.each(['', 'GE123', 'ABCD12345ND'])("the plate rejects %o with 'Targa non valida'", (targa) => {
    expect(refused({ ...monica, targa })).toMatchObject([
      { control: 'targa', code: 'TARGA_BARCA', invalid: 'Targa non valida' },
    ]);
  });

  it('the quote service also checks the plate', () => {
    expect(remoteQuestions(boat, monica, ['targa'])).toMatchObject([
      { what: 'targaBarca', content: 'GE1234D', marks: [{ control: 'targa' }] },
    ]);
    expect(remoteQuestions(boat, sandro, ['targa'])).toEqual([]);
  });

  it('the plate is sent in capital letters, without spaces and hyphens', () => {
    expect(sent({ ...monica, targa: 'ge 1234-d' }).Boat_Plate).toBe('GE1234D');
  });
});

describe('the serial number', () => {
  it.each(['6G1234', 'FR-AAAC9171G210', '6BG K-1047812', 'ABC#1234', '------', 'a'.repeat(100)])(
    'the serial number accepts the number of an engine or of a hull (CIN), with at least 6 characters: %s',
    (matricola) => {
      expect(wrong({ matricola })).toEqual([]);
    },
  );

  it.each(['', '6G123', '  6G123  ', 'a'.repeat(101)])(
    'the serial number rejects fewer than 6 or more than 100 characters: %o',
    (matricola) => {
      expect(wrong({ matricola })).toEqual(['matricola']);
    },
  );
});

describe('an unusual serial number', () => {
  const serial =
    'Controlla la matricola: di solito ha solo lettere, numeri e trattini. Se è giusta, vai pure avanti.';
  const cin = 'Controlla il CIN: di solito è come FR-AAAC9171G210. Se è giusto, vai pure avanti.';
  it.each([
    ['6G1234', undefined],
    ['6BG K-1047812', undefined],
    ['AB-123456', undefined],
    ['FR-AAAC9171G210', undefined],
    ['de-bavg30a1g506', undefined],
    ['ABC#1234', serial],
    ['------', serial],
    ['FR-AAAC9171M210', cin],
    ['FR-AAAC9171G2', cin],
    ['FR-AAAC9171G', undefined],
  ])('the unusual serial number %s is accepted with the warning %s', (matricola, said) => {
    expect(wrong({ matricola })).toEqual([]);
    expect(boat.fields.matricola.warning?.(matricola)).toBe(said);
  });
});

describe('kilowatts and horsepower', () => {
  it('the quote service checks kilowatts and horsepower together, and its error marks both', () => {
    for (const left of ['kw', 'cavalli'])
      expect(remoteQuestions(boat, monica, [left])).toMatchObject([
        {
          what: 'power',
          content: { kw: 29.4, cavalli: 40 },
          marks: [{ control: 'kw' }, { control: 'cavalli' }],
        },
      ]);
  });

  it.each([undefined, 'Errore'])(
    "kilowatts and horsepower that do not match both show 'Combinazione non valida', even if the message of the quote service is %s",
    (said) => {
      const questions = remoteQuestions(boat, { ...monica, kw: 29.4, cavalli: 9 }, ['kw']);
      const words = questions.flatMap((question) =>
        refusedRemotely(question, said).map(({ control, invalid, error }) => [
          control,
          invalid,
          error,
        ]),
      );
      expect(words).toEqual([
        ['kw', 'Combinazione non valida', 'Combinazione non valida'],
        ['cavalli', 'Combinazione non valida', 'Combinazione non valida'],
      ]);
    },
  );

  it("the labels of kilowatts and horsepower show that both are the power: 'Potenza, in kW' and 'Potenza, in CV'", () => {
    expect(boat.fields.kw.label).toBe('Potenza, in kW');
    expect(boat.fields.cavalli.label).toBe('Potenza, in CV');
    expect(Object.keys(sent(monica))).toContain('Boat_Fiscal_Power');
  });

  it('kilowatts and horsepower are not checked while one of them is missing', () => {
    expect(remoteQuestions(boat, { ...monica, kw: null }, ['kw', 'cavalli'])).toEqual([]);
    expect(remoteQuestions(boat, { ...monica, cavalli: null }, ['kw', 'cavalli'])).toEqual([]);
  });
});

describe('a choice', () => {
  it.each(['tipoPolizza', 'alimentazione', 'ormeggio', 'utilizzo'] as const)(
    'a choice accepts only options of its list: %s',
    (key) => {
      expect(wrong({ [key]: 'luna' })).toEqual([key]);
      expect(wrong({ [key]: null })).toEqual([key]);
    },
  );
});
