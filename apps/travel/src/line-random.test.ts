import { applicable, settle } from '@preventivo/core';
import { addDays } from '@preventivo/core/dates';
import { fromWire, toWire } from '@preventivo/core/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, adaWith, lists, nobody, refused, subjects } from './answers.fixture.ts';
import { travel } from './line.ts';

const ids = (list: string) => (lists[list] ?? []).map(({ id }) => id);
const of = (list: string) => fc.option(fc.constantFrom(...ids(list)));
const yes = fc.option(fc.boolean());
const age = fc.option(fc.integer({ min: 0, max: 120 }));
/** A date in a range from before the first valid departure to after the last valid return. */
const day = fc.integer({ min: 0, max: 70 }).map((days) => addDays('2026-11-21', days));
const anyDay = fc.oneof(day, fc.constantFrom(null, '2/12/', '2026-12-01'));

const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  altriSinistri: yes,
  polizzaAttiva: yes,
  scadenzaPolizza: anyDay,
  tipo_viaggio: of('tipoViaggio'),
  data_inizio: anyDay,
  data_fine: anyDay,
  durata: of('tipoDurata'),
  destinazione: of('tipoDestinazione'),
  soggetti: of('tipoPersona'),
  eta: age,
  eta_assicurato_1: age,
  eta_assicurato_2: age,
  numero_figli: of('tipoNumeroFigli'),
  numero_partecipanti: fc.option(fc.integer({ min: 0, max: 12 })),
  eta_partecipanti: fc.array(age, { maxLength: 12 }),
  tipo_copertura: fc.subarray(ids('tipoCopertura')),
});
const settled = fc
  .tuple(anyAnswers, anyAnswers)
  .map(([before, after]) => settle(travel, before, after));

describe('random answers', () => {
  it('applying `settle` twice to random answers gives the same result as applying it once', () => {
    fc.assert(
      fc.property(settled, anyAnswers, (answers, before) => {
        expect(settle(travel, answers, answers)).toEqual(answers);
        expect(settle(travel, before, settle(travel, before, answers))).toEqual(
          settle(travel, before, answers),
        );
      }),
    );
  });

  it('answers that do not apply are empty in the form, and null in the payload', () => {
    const empty = new Map<string, unknown>(Object.entries(nobody));
    const keys = Object.keys(toWire(travel, nobody));
    fc.assert(
      fc.property(settled, (answers) => {
        const body = toWire(travel, answers);
        expect(Object.keys(body)).toEqual(keys);
        const asked = new Set<string>(applicable(travel, answers));
        for (const [key, answer] of Object.entries(answers).filter(([key]) => !asked.has(key))) {
          expect([key, answer]).toEqual([key, empty.get(key)]);
          expect(body[key === 'scadenzaPolizza' ? 'dataScadenza' : key]).toBeNull();
        }
      }),
    );
  });

  it('parsing the payload returns random answers unchanged', () => {
    fc.assert(
      fc.property(settled, (answers) => {
        const body = JSON.parse(JSON.stringify(toWire(travel, answers)));
        expect(fromWire(travel, body)).toEqual({ values: answers, problems: [] });
      }),
    );
  });

  it('random answers have at most one error per control, and only at questions that apply', () => {
    fc.assert(
      fc.property(settled, (answers) => {
        const failures = refused(answers);
        const asked: readonly string[] = applicable(travel, answers);
        expect(failures.filter(({ field }) => !asked.includes(field))).toEqual([]);
        const controls = failures.map(({ control }) => control);
        expect(controls).toEqual([...new Set(controls)]);
      }),
    );
  });
});

describe('an otherwise valid trip', () => {
  const monthLater = (from: string) => {
    const [year = 0, month = 0, date = 0] = from.split('-').map(Number);
    return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  };

  it('an otherwise valid trip is valid exactly if departure and return are within their limits', () => {
    fc.assert(
      fc.property(day, day, (data_inizio, data_fine) => {
        const inTime =
          data_inizio >= '2026-11-22' &&
          data_inizio <= '2026-12-21' &&
          data_fine > data_inizio &&
          data_fine <= monthLater(data_inizio);
        const answers = { ...adaWith('singolaPersona'), data_inizio, data_fine };
        expect(refused(answers).length === 0).toBe(inTime);
      }),
      { numRuns: 500 },
    );
  });

  it('an otherwise valid trip is valid exactly if all ages are valid', () => {
    const near = fc.constantFrom(null, 0, 17, 18, 99, 100);
    const adult = (one: number | null) => one !== null && one >= 18 && one <= 99;
    const known = (one: number | null) => one !== null && one <= 99;
    fc.assert(
      fc.property(fc.constantFrom(...subjects), near, near, near, (soggetti, one, two, three) => {
        const answers = adaWith(soggetti);
        const right = {
          singolaPersona: adult(one),
          genitoreConFigli: adult(one),
          coppia: known(one) && known(two) && (adult(one) || adult(two)),
          famiglia: known(one) && known(two) && (adult(one) || adult(two)),
          gruppo: adult(one) && adult(two) && adult(three),
        };
        const ages = {
          eta: one,
          eta_assicurato_1: one,
          eta_assicurato_2: two,
          eta_partecipanti: [one, two, three],
        };
        expect(refused({ ...answers, ...ages }).length === 0).toBe(right[soggetti]);
      }),
      { numRuns: 500 },
    );
  });
});
