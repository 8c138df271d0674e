import { applicable } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { stepFromWire, stepToWire, submitToWire } from '@preventivo/core/wire';
import { describe, expect, it } from 'vitest';
import { flat, house } from './answers.fixture.ts';
import { home } from './line.ts';

const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));
const today = '2026-11-21';
const states = list('buono', 'nuova', 'in_costruzione');
const { nobody, change, refused, marked, sent, read } = interview(home, {
  today,
  lists: {
    tipo_uso: list('abitazione_proprietario'),
    tipo_immobile: list('appartamento', 'villa_singola'),
    anno_costruzione: list('2010_2020', 'dopo2020'),
    materiale: list('cemento_armato', 'altro'),
    stato_abitazione: states,
  },
});

describe('a request for a home', () => {
  it.each([
    ['a house', house],
    ['a flat', flat],
  ])('a request for a home is valid when complete: %s', (_, answers) => {
    expect(refused(answers)).toEqual([]);
  });

  it("a request for a home has two pages after the contractor's", () => {
    expect(home.pages.map(({ title, fields }) => [title, fields])).toEqual([
      [
        'La tua casa',
        [
          'altriSinistri',
          'polizzaAttiva',
          'scadenzaPolizza',
          'metri_quadri',
          'tipo_uso',
          'tipo_immobile',
          'numero_piani',
          'piano_abitazione',
          'anno_costruzione',
          'isRistrutturato',
          'anno_ristrutturazione',
          'indirizzo',
          'materiale',
          'altri_materiali',
          'stato_abitazione',
        ],
      ],
      [
        'Cosa vuoi proteggere',
        [
          'abitazione_principale',
          'sede_lavoro',
          'vincolato_belle_arti',
          'valore_perizia',
          'assicurazione_incendio',
          'assicurazione_furto',
          'valore_beni',
        ],
      ],
    ]);
  });

  it('a request for a home accepts only a private person', () => {
    expect(home.contractor.types).toEqual(['fisica']);
  });
});

describe('an unanswered request', () => {
  it('an unanswered request for a home gets errors at its questions, page by page in the order of the specification', () => {
    const found = refused(nobody).map(({ code, error }) => [code, error]);
    expect(found.slice(0, 2).map(([code]) => code)).toEqual(['SINISTRI', 'POLIZZA']);
    expect(found.slice(8)).toEqual([
      ['MATERIALE', "Indicare il materiale dell'immobile"],
      ['STATO_ABITAZIONE', "Indicare lo stato dell'abitazione"],
      ['ABITAZIONE_PRINCIPALE', "Indicare se è l'abitazione principale"],
      ['SEDE_LAVORO', 'Indicare se è anche sede di lavoro'],
      ['VINCOLO_ARTI', "Indicare se l'immobile è vincolato dalle Belle Arti"],
      ['VALORE_PERIZIA', "Indicare il valore dell'immobile"],
      ['ASSICURAZIONE_INCENDIO', 'Indicare se si vuole la garanzia incendio'],
      ['ASSICURAZIONE_FURTO', 'Indicare se si vuole la garanzia furto'],
    ]);
  });

  it('an unanswered request also gets an error at the text about an unlisted material and, if there is a cover, at the value of the goods', () => {
    expect(
      refused({ ...flat, altri_materiali: '', valore_beni: null }).map(({ code, error }) => [
        code,
        error,
      ]),
    ).toEqual([
      ['ALTRI_MATERIALI', 'Indicare quale materiale'],
      ['VALORE_BENI', 'Indicare il valore dei beni in casa'],
    ]);
  });
});

describe('the material', () => {
  it('the text about an unlisted material accepts at most 100 characters', () => {
    expect(refused({ ...flat, altri_materiali: 'a'.repeat(100) })).toEqual([]);
    expect(marked({ ...flat, altri_materiali: 'a'.repeat(101) })).toEqual(['altri_materiali']);
  });

  it('choosing a listed material clears the text about an unlisted one', () => {
    expect(change(flat, { materiale: 'cemento_armato' }).altri_materiali).toBe('');
  });
});

describe('the state', () => {
  const offered = (answers: typeof nobody) =>
    home.options?.stato_abitazione?.(states, answers, today).map(({ id }) => id);
  const building = { ...house, stato_abitazione: 'in_costruzione' };

  it("the state 'under construction' is offered for an unrenovated building from after 2020", () => {
    expect(offered(house)).toEqual(['buono', 'nuova', 'in_costruzione']);
    expect(refused(building)).toEqual([]);
  });

  it.each([
    ['it is older', { anno_costruzione: '2010_2020' }],
    ['it was renovated', { isRistrutturato: true, anno_ristrutturazione: 2024 }],
    ['nobody said when it was built', { anno_costruzione: null }],
  ])("the state 'under construction' is not offered if %s", (_, answers) => {
    expect(offered({ ...house, ...answers })).toEqual(['buono', 'nuova']);
    expect(marked({ ...building, ...answers })).toContain('stato_abitazione');
  });

  it.each([{ anno_costruzione: '2010_2020' }, { isRistrutturato: true }])(
    'the change %j clears the chosen state, which is then no longer offered',
    (answers) => {
      expect(change(building, answers).stato_abitazione).toBeNull();
    },
  );

  it("changing the year or the renovation keeps every state except 'under construction'", () => {
    expect(change(house, { isRistrutturato: true }).stato_abitazione).toBe('buono');
  });
});

describe('the valuation', () => {
  it('the valuation is at least 1000 euros', () => {
    expect(refused({ ...house, valore_perizia: 1000 })).toEqual([]);
    expect(refused({ ...house, valore_perizia: 999.99 })).toMatchObject([
      { control: 'valore_perizia', help: 'Almeno 1.000 €' },
    ]);
  });
});

describe('the value of the goods', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])(
    'with fire cover %s and theft cover %s, the form asks for the value of the goods: %s',
    (fire, theft, asked) => {
      const answers = { ...house, assicurazione_incendio: fire, assicurazione_furto: theft };
      expect(applicable(home, answers).includes('valore_beni')).toBe(asked);
    },
  );

  it('the value of the goods is at least 1 euro', () => {
    expect(refused({ ...flat, valore_beni: 1 })).toEqual([]);
    expect(marked({ ...flat, valore_beni: 0 })).toEqual(['valore_beni']);
  });

  it('the value of the goods is cleared if both covers are declined, but not if one is', () => {
    const one = change(flat, { assicurazione_furto: false });
    expect(one.valore_beni).toBe(30_000);
    expect(change(one, { assicurazione_incendio: false }).valore_beni).toBeNull();
  });
});

const step = (page: 0 | 1, answers: typeof nobody) => {
  const own = home.pages[page];
  if (!own) throw new Error('no such page');
  return { own, body: stepToWire(home, own, answers) };
};

describe('the page save', () => {
  it("the save request contains the home's answers under their names, without nesting", () => {
    expect(step(0, flat).body).toEqual({
      sinistriPrecedenti: false,
      polizzaGiaAttiva: false,
      dataScadenza: null,
      metri_quadri: 180,
      tipo_uso: 'abitazione_proprietario',
      tipo_immobile: 'appartamento',
      numero_piani: 5,
      piano_abitazione: 3,
      anno_costruzione: 'dopo2020',
      anno_ristrutturazione: 2024,
      indirizzo: 'VIA GARIBALDI, 12, 20121 MILANO (MI), ITALIA',
      materiale: 'altro',
      altri_materiali: 'Paglia e argilla',
      stato_abitazione: 'buono',
    });
  });

  it.each([
    ['a year of renovation that it was renovated', flat, true],
    ['none that it was not', house, false],
  ])('the save request of step 2 expresses by %s', (_, answers, isRistrutturato) => {
    const { own, body } = step(0, answers);
    const { values, problems } = stepFromWire(home, own, JSON.parse(JSON.stringify(body)));
    expect(problems).toEqual([]);
    expect(values).toMatchObject({ isRistrutturato });
  });

  it('the save request of step 3 contains the insured items', () => {
    expect(step(1, flat).body).toEqual({
      abitazione_principale: true,
      sede_lavoro: false,
      vincolato_belle_arti: false,
      valore_perizia: 250_000,
      assicurazione_incendio: true,
      assicurazione_furto: true,
      valore_beni: 30_000,
    });
  });
});

describe('the request body', () => {
  it('the request body contains the unlisted material and the value of the goods only if the form asks for them', () => {
    expect(sent(flat)).toMatchObject({ altri_materiali: 'Paglia e argilla', valore_beni: 30_000 });
    expect(Object.keys(sent(house))).not.toContain('altri_materiali');
    expect(Object.keys(sent(house))).not.toContain('valore_beni');
  });

  const address = '"indirizzo":"VIA GARIBALDI, 12, 20121 MILANO (MI), ITALIA",';
  const parts =
    '"street":"VIA GARIBALDI","street_number":"12","zip":"20121","city":"MILANO (MI)",' +
    '"is_manual_address":false,';
  const building =
    '"sinistriPrecedenti":false,"polizzaGiaAttiva":false,"dataScadenza":null,"metri_quadri":180,' +
    '"tipo_uso":"abitazione_proprietario","tipo_immobile":"villa_singola",' +
    '"anno_costruzione":"dopo2020",';
  const state = '"materiale":"cemento_armato","stato_abitazione":"buono"';

  it('the request body contains the address whole and in parts, and the save request of step 2 only the whole address, byte for byte', () => {
    const cover =
      '"abitazione_principale":true,"sede_lavoro":false,"vincolato_belle_arti":false,' +
      '"valore_perizia":250000,"assicurazione_incendio":false,"assicurazione_furto":false';
    const body = `${building}"isRistrutturato":false,${address}${parts}${state},${cover}`;
    expect(JSON.stringify(submitToWire(home, house))).toBe(`{"specificData":{${body}}}`);
    expect(JSON.stringify(step(0, house).body)).toBe(`{${building}${address}${state}}`);
  });

  it.each([
    ['a house', house],
    ['a flat', flat],
  ])('parsing the request body returns the answers from which it was built: %s', (_, answers) => {
    const { values, problems } = read(sent(answers));
    expect(problems).toEqual([]);
    expect(values).toEqual({ ...answers, indirizzo: values.indirizzo });
    expect(refused(values)).toEqual([]);
  });
});
