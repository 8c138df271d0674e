import { applicable, type Fields, type Line, type Values, withLayout } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { lists, monica, sandro } from './answers.fixture.ts';
import { boat } from './line.ts';

const today = '2026-11-21';
const { nobody, change, refused, marked } = interview(boat, { today, lists });

const policy = ['altriSinistri', 'polizzaAttiva', 'scadenzaPolizza'];
const details = ['lunghezza', 'peso', 'targa', 'nome', 'porto', 'costruttore', 'trasportati'];
const engine = [
  'kw',
  'cavalli',
  'matricola',
  'anno',
  'alimentazione',
  'marca',
  'ormeggio',
  'utilizzo',
];

describe('a request for a boat', () => {
  it.each([
    ['hull and engine', monica],
    ['the engine only', sandro],
  ])('a request for a boat is valid when complete, for %s', (_, answers) => {
    expect(refused(answers)).toEqual([]);
  });

  it('a request for a boat accepts a private person or a company, and asks every question of page 1', () => {
    expect(boat.contractor).toEqual({ types: ['fisica', 'giuridica'] });
  });

  it('a request for a boat has three pages: the contractor, the boat after the shared questions, and the engine', () => {
    expect(boat.pages.map(({ title, fields }) => [title, fields])).toEqual([
      ['La barca', [...policy, 'tipoPolizza', ...details]],
      ['Il motore', engine],
    ]);
  });

  it('with the two-page layout, a request for a boat has two pages, and the engine has its own heading', () => {
    const { pages, sections } = withLayout(boat, 'two-page');
    expect(pages.map(({ title, fields }) => [title, fields])).toEqual([
      ['La barca', [...policy, 'tipoPolizza', ...details, ...engine]],
    ]);
    expect(sections).toEqual([{ title: 'Il motore', fields: engine }]);
  });

  it('a request for a boat takes object, supply, usage and place from lists of the quote service', () => {
    const { tipoPolizza, alimentazione, utilizzo, ormeggio } = boat.fields;
    expect([tipoPolizza, alimentazione, utilizzo, ormeggio].map(({ list }) => list)).toEqual([
      'Boat_Category',
      'Boat_Engine_Supply',
      'Boat_Main_Usage',
      'Boat_Station_Region',
    ]);
  });
});

describe.each<[string, Line]>([
  ['three', boat],
  ['two', withLayout(boat, 'two-page')],
])('an unanswered request on %s pages', (_, line) => {
  const asking = interview<Fields>(line, { today, lists });

  it('an unanswered request for a boat gets an error at each question, in the order of the checks', () => {
    expect(asking.refused(nobody).map(({ code, error }) => [code, error])).toEqual([
      ['SINISTRI', 'Indicare se ci sono stati altri sinistri'],
      ['POLIZZA', 'Indicare se esiste una polizza attiva'],
      ['TIPO_POLIZZA', 'Scegli cosa vuoi assicurare'],
      ['LUNGHEZZA', 'Scrivi la lunghezza'],
      ['PESO', 'Scrivi il peso'],
      ['TARGA_BARCA', 'Scrivi la targa'],
      ['NOME_BARCA', 'Scrivi il nome della barca'],
      ['PORTO', 'Scrivi il porto'],
      ['COSTRUTTORE', 'Scrivi il costruttore'],
      ['TRASPORTATI', 'Indica quante persone può trasportare'],
      ['KW', 'Scrivi la potenza'],
      ['CAVALLI', 'Scrivi la potenza in CV'],
      ['MATRICOLA', 'Scrivi la matricola o il CIN'],
      ['ANNO_MOTORE', "Scrivi l'anno del motore"],
      ['ALIMENTAZIONE_MOTORE', "Scegli l'alimentazione"],
      ['MARCA_MOTORE', 'Scrivi la marca'],
      ['ORMEGGIO', 'Scegli la regione di ormeggio'],
      ['UTILIZZO', "Scegli l'uso"],
    ]);
  });

  it("an unanswered request shows 'Valore non valido' at each field, and 'Targa non valida' at the plate", () => {
    const words = asking.refused(nobody).map(({ control, invalid }) => [control, invalid]);
    for (const [control, invalid] of words)
      expect(invalid).toBe(control === 'targa' ? 'Targa non valida' : 'Valore non valido');
  });

  it('an unanswered request also gets an error at the expiry date if a policy is active', () => {
    const insured: Values<Fields> = { ...monica, scadenzaPolizza: null };
    expect(asking.sentences(insured)).toEqual(['Inserire una data tra 21/11/2026 e 21/12/2026']);
  });
});

describe('a request for the engine only', () => {
  it('a request for only the engine asks no question about the hull', () => {
    const gone = Object.keys(boat.fields).filter(
      (key) => !applicable(boat, sandro).some((other) => other === key),
    );
    expect(gone).toEqual(['scadenzaPolizza', ...details]);
  });

  it('choosing to insure only the engine clears the answers about the hull and keeps those about the engine', () => {
    expect(change(monica, { tipoPolizza: 'soloMotore' })).toEqual({
      ...sandro,
      polizzaAttiva: true,
      scadenzaPolizza: '2026-12-05',
    });
  });

  it('choosing to insure the hull again shows the questions about it again', () => {
    expect(marked(change(sandro, { tipoPolizza: 'scafoEMotore' }))).toEqual(details);
  });
});

describe('the policy already active', () => {
  it('answering no to the active policy clears its expiry date', () => {
    expect(change(monica, { polizzaAttiva: false })).toEqual({
      ...monica,
      polizzaAttiva: false,
      scadenzaPolizza: null,
    });
  });

  it.each(['2026-11-21', '2026-12-21'])(
    'an active policy accepts an expiry date from today to one month ahead: %s',
    (day) => {
      expect(refused({ ...monica, scadenzaPolizza: day })).toEqual([]);
    },
  );

  it.each(['2026-11-20', '2026-12-22'])(
    'an active policy rejects an expiry date in the past or more than a month ahead: %s',
    (day) => {
      expect(marked({ ...monica, scadenzaPolizza: day })).toEqual(['scadenzaPolizza']);
    },
  );
});
