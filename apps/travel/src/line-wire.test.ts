import { fromWire, toWire } from '@preventivo/core/wire';
import { describe, expect, it } from 'vitest';
import { type Answers, ada, adaWith, change, refused, type Subject } from './answers.fixture.ts';
import { travel } from './line.ts';

const sent = (answers: Answers) => toWire(travel, answers);
/**
 * The body of a request for a single trip without any answer. Each key has the wire value of a question that does not
 * apply (docs/lines/travel.md#on-the-wire).
 */
const nothing = {
  sinistriPrecedenti: false,
  polizzaGiaAttiva: false,
  dataScadenza: null,
  tipo_viaggio: 'viaggioSingolo',
  destinazione: 'europa',
  data_inizio: '2026-12-01',
  data_fine: '2026-12-11',
  durata: null,
  soggetti: null,
  eta: null,
  eta_assicurato_1: null,
  eta_assicurato_2: null,
  numero_figli: null,
  numero_partecipanti: null,
  eta_partecipanti: null,
  tipo_copertura: 'speseMediche|',
};

const parties = [
  ['singolaPersona', { eta: 41 }],
  ['coppia', { eta_assicurato_1: 41, eta_assicurato_2: 39 }],
  ['genitoreConFigli', { eta: 41, numero_figli: 2 }],
  ['famiglia', { eta_assicurato_1: 41, eta_assicurato_2: 39, numero_figli: 2 }],
  ['gruppo', { numero_partecipanti: 3, eta_partecipanti: '1:34;2:61;3:18;' }],
] as const;

describe('the request body', () => {
  it.each(parties)(
    'the request body contains every answer for a single trip of a %s',
    (soggetti, people) => {
      expect(sent(adaWith(soggetti))).toEqual({ ...nothing, soggetti, ...people });
    },
  );

  it.each(parties)(
    'the request body contains every answer for an annual policy of a %s',
    (soggetti, people) => {
      const annual = change(adaWith(soggetti), { tipo_viaggio: 'polizzaAnnuale' });
      expect(sent({ ...annual, durata: 'giorni30' })).toEqual({
        ...nothing,
        soggetti,
        ...people,
        tipo_viaggio: 'polizzaAnnuale',
        data_inizio: null,
        data_fine: null,
        durata: 'giorni30',
      });
    },
  );

  it('the request body contains the claims, and the expiry date of an active policy', () => {
    const insured = {
      ...ada,
      altriSinistri: true,
      polizzaAttiva: true,
      scadenzaPolizza: '2026-12-01',
    };
    expect(sent(insured)).toMatchObject({
      sinistriPrecedenti: true,
      polizzaGiaAttiva: true,
      dataScadenza: '2026-12-01',
    });
    expect(sent({ ...insured, polizzaAttiva: false }).dataScadenza).toBeNull();
  });
});

describe('the covers in the payload', () => {
  it('selecting a cover adds its code and a pipe to the payload, and deselecting it removes both', () => {
    const codes = (...tipo_copertura: string[]) =>
      sent(change(ada, { tipo_copertura })).tipo_copertura;
    expect(codes('bagaglio')).toBe('bagaglio|');
    expect(codes('bagaglio', 'annullamento')).toBe('bagaglio|annullamento|');
    expect(codes('annullamento')).toBe('annullamento|');
    expect(codes()).toBe('');
  });
});

describe('reading the request body', () => {
  it.each(parties)(
    'parsing the request body returns the answers from which it was built: %s',
    (soggetti) => {
      const read = fromWire(travel, JSON.parse(JSON.stringify(sent(adaWith(soggetti)))));
      expect(read).toEqual({ values: adaWith(soggetti), problems: [] });
    },
  );

  it("parsing the request body reports a couple's ages for a group, and a single trip's duration, as answers that were not asked for", () => {
    const body = { ...sent(adaWith('gruppo')), eta_assicurato_1: 41, durata: 'giorni30' };
    expect(fromWire(travel, body).problems).toEqual([
      { key: 'durata', reason: 'unasked' },
      { key: 'eta_assicurato_1', reason: 'unasked' },
    ]);
  });

  it.each([
    ['eta_partecipanti', '1:34;3:61;'],
    ['eta_partecipanti', [34, 61]],
    ['tipo_copertura', 'bagaglio||'],
    ['tipo_copertura', ['bagaglio']],
    ['numero_figli', 'due'],
    ['eta', 'quarantuno'],
    ['sinistriPrecedenti', 'no'],
  ])('parsing the request body reports %s if it is %j', (key, raw) => {
    const { problems } = fromWire(travel, { ...sent(ada), [key]: raw });
    expect(problems).toContainEqual({ key, reason: 'wrong' });
  });

  it.each<[Subject, string, unknown]>([
    ['genitoreConFigli', 'numero_figli', '2'],
    ['singolaPersona', 'eta', '41'],
    ['gruppo', 'numero_partecipanti', '3'],
    ['gruppo', 'eta_partecipanti', '1:34;2:61;3:18'],
    ['gruppo', 'tipo_copertura', 'bagaglio'],
    ['gruppo', 'sinistriPrecedenti', 'false'],
    ['gruppo', 'data_inizio', '2026-12-01T00:00:00.000Z'],
  ])(
    'for %s, parsing the request body accepts the answer %s as %j, and the next request sends its canonical form',
    (soggetti, key, raw) => {
      const plain = sent(adaWith(soggetti));
      const { values, problems } = fromWire(travel, { ...plain, [key]: raw });
      expect(problems).toEqual([]);
      expect(typeof sent(values)[key]).toBe(typeof plain[key]);
      expect(String(sent(values)[key])).toMatch(String(raw).slice(0, 10));
    },
  );

  it('parsing the request body rejects the form keys of the shared questions', () => {
    expect(fromWire(travel, { ...sent(ada), polizzaAttiva: true }).problems).toEqual([
      { key: 'polizzaAttiva', reason: 'unknown' },
    ]);
  });

  it('parsing the request body rejects a group without ages, or with a different number of ages than people', () => {
    for (const eta_partecipanti of [
      null,
      '',
      '1:34;2:61;',
      '1:34;2:61;3:18;4:20;',
      '1:34;2:;3:18;',
    ]) {
      const { values, problems } = fromWire(travel, {
        ...sent(adaWith('gruppo')),
        eta_partecipanti,
      });
      expect(problems).toEqual([]);
      expect(refused(values)[0]?.code).toBe('ETA_PARTECIPANTI');
    }
  });
});
