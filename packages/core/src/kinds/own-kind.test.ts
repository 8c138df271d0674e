import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { check } from '../check/check.ts';
import { defineKind, type FieldOf, type Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';
import { answersTo } from '../testing/samples.ts';
import { fromWire, toWire } from '../wire/wire.ts';
import { askedControls } from './asked-controls.ts';
import { valuesOf } from './forms.ts';
import { group } from './group.ts';
import { items } from './items/field.ts';
import { answerSchema } from './wire-schemas.ts';
import { wordsOf } from './words.ts';

interface StarsField extends FieldOf<'stars', number | null> {
  readonly most: number;
}

/** A number of stars. The wire value has one asterisk per star. */
const stars = defineKind<StarsField>({
  name: 'stars',
  initial: null,
  answered: 'click',
  hasForm: (kept) => kept === null || Number.isInteger(kept),
  isRight: (given, { most }) => given >= 1 && given <= most,
  words: (given, { most }) => `${given} su ${most}`,
  codec: {
    to: (given) => (given === null ? null : '*'.repeat(given)),
    from: (raw) => {
      if (typeof raw !== 'string' || /[^*]/.test(raw)) throw new TypeError('not stars');
      return raw.length;
    },
  },
  sentAs: 'string',
  samples: () => ({ fit: [1, 2], odd: [9] }),
});

const asked = (code: string) => ({ label: code, code, error: `Indicare ${code}` });
const fields = {
  albergo: stars({ ...asked('ALBERGO'), most: 5 }),
  cene: items({ ...asked('CENE'), item: stars({ ...asked('CENA'), most: 3 }) }),
  guida: group({
    ...asked('GUIDA'),
    table: { fields: { voto: stars({ ...asked('VOTO'), most: 5, optional: true }) } },
  }),
};
const stay: Table<typeof fields> = { fields };
const given: Values<typeof fields> = { albergo: 4, cene: [3, 1], guida: { voto: 5 } };
const around = { today: '2026-11-21', lists: {} };
const wrong = (change: Partial<typeof given>) =>
  check(stay, { ...given, ...change }, around).map(({ control, code }) => `${control} ${code}`);

describe('a kind defined by a table', () => {
  it('a custom kind validates its answers with its options, alone, in a list and in a group', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ albergo: 6 })).toEqual(['albergo ALBERGO']);
    expect(wrong({ cene: [4, 2, 0] })).toEqual(['cene.1 CENA', 'cene.3 CENA']);
    expect(wrong({ guida: { voto: 9 } })).toEqual(['guida.voto VOTO']);
  });

  it('a field of a custom kind is missing without an answer, unless it is optional', () => {
    expect(wrong({ albergo: null })).toEqual(['albergo ALBERGO']);
    expect(wrong({ guida: { voto: null } })).toEqual([]);
  });

  it('a custom kind round-trips on the wire and rejects other values', () => {
    const sent = JSON.parse(JSON.stringify(toWire(stay, given)));
    expect(sent).toEqual({ albergo: '****', cene: ['***', '*'], guida: { voto: '*****' } });
    expect(fromWire(stay, sent)).toEqual({ values: given, problems: [] });
    expect(fromWire(stay, { ...sent, albergo: 4 }).problems).toEqual([
      { key: 'albergo', reason: 'wrong' },
    ]);
    expect(answerSchema(fields.cene, () => ({}))).toEqual({
      type: 'array',
      items: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    });
  });

  it('an answer of a custom kind is restored from a draft only if it is well formed', () => {
    expect(valuesOf(stay, given)).toEqual(given);
    expect(valuesOf(stay, { albergo: '4', cene: [3, 'x'], guida: 5 })).toEqual({
      ...initialValues(stay),
      cene: [3, null],
    });
  });

  it('a custom kind formats its answers for the summary', () => {
    expect(wordsOf(fields.albergo, 4, around)).toBe('4 su 5');
    expect(wordsOf(fields.cene, [3, null], around)).toBe('3 su 3');
    expect(wordsOf(fields.albergo, null, around)).toBeUndefined();
  });

  it('askedControls lists one control for each answer of a custom kind, also in lists and groups', () => {
    expect(askedControls(stay, given, {}).map(({ control }) => control)).toEqual([
      'albergo',
      'cene.1',
      'cene.1',
      'cene.2',
      'cene.2',
      'guida',
      'guida.voto',
    ]);
  });

  it('a custom kind provides samples for tests that fill in forms', () => {
    expect(answersTo(stay, given, 'albergo', around)).toEqual({ fit: [1, 2], odd: [null, 9] });
  });
});

it('an unknown kind throws with a helpful message', () => {
  const { own: _, ...nobodys } = fields.albergo;
  expect(() => check({ fields: { albergo: nobodys } }, { albergo: 4 }, around)).toThrow(
    "no kind of field is called 'stars'. Make it with `defineKind`.",
  );
});

it('an incomplete kind does not compile', () => {
  () => [
    // @ts-expect-error its answers are numbers
    defineKind<StarsField>({ ...fields.albergo.own, initial: 'molte' }),
    // @ts-expect-error the maximum is missing
    stars(asked('ALBERGO')),
  ];
});
