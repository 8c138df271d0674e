import { describe, expect, it } from 'vitest';
import { columnsOf } from './option-columns.tsx';

const list = (...values: string[]) => values.map((value) => ({ id: value, value }));
const many = (count: number) => list(...Array.from({ length: count }, (_, at) => `Voce ${at}`));
const roomOf = (...values: string[]) => Reflect.get(columnsOf(list(...values)), '--q-room');

describe('option cards', () => {
  it.each([
    [2, 2, 2],
    [3, 3, 2],
    [4, 4, 2],
    [5, 3, 2],
    [6, 3, 2],
    [7, 4, 2],
    [8, 4, 3],
  ])(
    'for %i options, the cards form %i columns, or %i on a narrow page, and the last row is more than half full',
    (count, most, fewer) => {
      expect(columnsOf(many(count))).toMatchObject({ '--q-most': most, '--q-fewer': fewer });
    },
  );

  it.each([9, 17, 22])('%i options form rows in as many columns as fit, up to four', (count) => {
    expect(columnsOf(many(count))).toMatchObject({ '--q-most': 4, '--q-fewer': 3 });
  });

  it('option cards are as wide as the longest label in two lines', () => {
    expect(roomOf('Italia', 'Mondo (esclusi USA e Canada)')).toBe('Mondo (esclusi'.length);
  });

  it('option cards never break a word', () => {
    expect(roomOf('Sì', 'Precipitevolissimevolmente')).toBe('Precipitevolissimevolmente'.length);
  });

  it('option cards are narrow for two words', () => {
    expect(roomOf('Sì', 'No')).toBe(2);
    expect(roomOf('Viaggio singolo', 'Polizza annuale')).toBe('singolo'.length);
  });

  it('option cards may use three lines on a narrow page', () => {
    const options = list('Ritardo o cancellazione del volo', 'Bagaglio');
    expect(columnsOf(options)).toMatchObject({ '--q-tight': 'cancellazione'.length });
  });

  it('rows may use four lines on a narrow page', () => {
    const long = { id: 'hiv', value: 'Malattie infettive croniche (HIV, epatiti)' };
    expect(columnsOf([...many(8), long])).toMatchObject({ '--q-tight': 'croniche (HIV,'.length });
  });

  it('columnsOf accepts an empty list', () => {
    expect(columnsOf([])).toMatchObject({ '--q-most': 2 });
  });
});
