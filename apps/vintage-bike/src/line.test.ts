import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { original } from './answers.fixture.ts';
import { vintageBike } from './line.ts';

const { nobody, refused, sent, read } = interview(vintageBike, { today: '2026-11-21' });

describe('a request for a vintage motorbike', () => {
  it('a request for a vintage motorbike is valid when complete', () => {
    expect(refused(original)).toEqual([]);
  });

  it('a request for a vintage motorbike has one page: the shared questions and the plate', () => {
    expect(vintageBike.pages).toMatchObject([
      {
        title: 'La moto',
        fields: ['altriSinistri', 'polizzaAttiva', 'scadenzaPolizza', 'targa'],
      },
    ]);
  });

  it('a request for a vintage motorbike accepts only a private person', () => {
    expect(vintageBike.contractor.types).toEqual(['fisica']);
  });
});

describe('an unanswered request', () => {
  it('an unanswered request gets an error at the plate, after the shared questions', () => {
    expect(refused(nobody).map(({ code, error }) => [code, error])).toEqual([
      ['SINISTRI', 'Indicare se ci sono stati altri sinistri'],
      ['POLIZZA', 'Indicare se esiste una polizza attiva'],
      ['TARGA', 'Indicare la targa del mezzo'],
    ]);
  });

  it.each(['X2345B', '2X3B4C', '4X5T6'])(
    'a vintage motorbike may have a moped plate: %s',
    (targa) => {
      expect(refused({ ...original, targa })).toEqual([]);
    },
  );

  it("an unanswered request shows 'Targa non valida' at the plate", () => {
    expect(refused(nobody).at(-1)).toMatchObject({ invalid: 'Targa non valida' });
  });
});

describe('the plate', () => {
  it('the plate is displayed as that of a historic vehicle', () => {
    expect(vintageBike.fields.targa.variant).toBe('storica');
  });

  it.each(['MI123', 'MI123456', 'ROMA123456', 'AA12345', 'mi 1234-56'])(
    'the plate accepts %s, an original or a current format',
    (targa) => {
      expect(refused({ ...original, targa })).toEqual([]);
    },
  );

  it.each(['MI12', 'MI1', 'ROMA1234567', 'QQ12345', 'MIABCDE'])('the plate rejects %s', (targa) => {
    expect(refused({ ...original, targa })).toMatchObject([
      { control: 'targa', invalid: 'Targa non valida', error: 'Indicare la targa del mezzo' },
    ]);
  });

  it('the plate has 5 to 10 characters', () => {
    expect([vintageBike.fields.targa.min, vintageBike.fields.targa.max]).toEqual([5, 10]);
  });

  it('the quote service also checks the plate', () => {
    expect(vintageBike.remote?.targa?.(original)).toEqual({
      what: 'targa_moto',
      content: 'MI123456',
    });
  });
});

describe('the request body', () => {
  it('the request body contains the plate in capital letters and without spaces', () => {
    expect(sent({ ...original, targa: ' mi 123-456 ' })).toEqual({
      sinistriPrecedenti: false,
      polizzaGiaAttiva: false,
      dataScadenza: null,
      targa: 'MI123456',
    });
  });

  it('parsing the request body returns the answers from which it was built', () => {
    expect(read(sent(original))).toEqual({ values: original, problems: [] });
  });
});
