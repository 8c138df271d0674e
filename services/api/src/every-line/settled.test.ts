import { applicable, type Fields, same, settle, type Values } from '@preventivo/core';
import { fromWire, toWire } from '@preventivo/core/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';
import { absentOnWire } from './absent-on-wire.ts';
import { complete } from './complete.ts';
import { wrongIn } from './verdict.ts';
import { states, walks } from './walk.ts';

const today = '2026-11-21';
const reference = createReference(data);
/**
 * Number of sequences of 25 answers. `pnpm verify:bodies` uses 400 sequences, which produce 10,000
 * states.
 */
const walkCount = process.env.MODE === 'thorough' ? 400 : 60;
const ways = walks({ ways: walkCount, answers: 25 });

describe.each(Object.values(lines))('any state of the line $id', (line) => {
  const around = { today, lists: reference.listsOf(line.id) };
  const reached: Values<Fields>[][] = [];
  beforeAll(() => {
    for (const way of ways) reached.push([...states(line, way, around)]);
  });
  const all = () => reached.flat();

  it('a form state that a user can reach does not change when it is settled again', () => {
    expect(all()).toHaveLength(25 * walkCount);
    expect(all().find((values) => !same(settle(line, values, values, today), values))).toBe(
      undefined,
    );
  }, 60_000);

  it('a form state and its payload have no answers to questions that do not apply', () => {
    for (const values of all()) {
      const asked = new Set<string>(applicable(line, values));
      const silent = Object.keys(line.fields).filter((key) => !asked.has(key));
      const answered = silent.filter((key) => !same(values[key], line.fields[key]?.initial));
      const sent = absentOnWire(line, values);
      if (answered.length + sent.length > 0) expect({ answered, sent, values }).toBe('absent');
    }
  }, 60_000);

  it('a form state stays the same when it is converted to a payload and back', () => {
    for (const values of all()) {
      const read = fromWire(line, JSON.parse(JSON.stringify(toWire(line, values))));
      if (!same(read, { values, problems: [] })) expect(read).toEqual({ values, problems: [] });
    }
  }, 60_000);

  it('a form state has errors only at questions that apply, and can be completed', () => {
    for (const [last] of reached
      .filter((_, index) => index % 10 === 0)
      .map((way) => way.slice(-1))) {
      if (!last) throw new Error('nobody answered anything');
      const asked: readonly string[] = applicable(line, last);
      const wrong = wrongIn(line, last, around);
      expect(wrong.filter(({ field }) => !asked.includes(field))).toEqual([]);
      if (!complete(line, last, around)) expect(last).toBe('a form that can be completed');
    }
  }, 60_000);
});

it('a group of travellers has an age for each traveller in every form state', () => {
  const { travel } = lines;
  if (!travel) throw new Error('travel is not served');
  const around = { today, lists: reference.listsOf(travel.id) };
  const groups = ways
    .flatMap((way) => [...states(travel, way, around)])
    .filter(({ numero_partecipanti: many }) => many >= 3 && many <= 9);
  expect(groups.length).toBeGreaterThan(0);
  expect(
    groups.filter((group) => group.eta_partecipanti.length !== group.numero_partecipanti),
  ).toEqual([]);
});
