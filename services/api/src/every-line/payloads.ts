import type { Fields, Line, Values } from '@preventivo/core';
import { toWire } from '@preventivo/core/wire';
import fc from 'fast-check';
import { complete } from './complete.ts';
import type { FormContext } from './verdict.ts';
import { states, walks } from './walk.ts';

type Body = Readonly<Record<string, unknown>>;

const strange = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, '', true, false, 0, -1, 2.5, 1e21, [], {}, [null], {
    constructor: 1,
  }),
  fc.string({ maxLength: 12 }),
  fc.integer({ min: -5, max: 130 }),
);

/**
 * Generates bodies of a line: valid and invalid bodies that the form can send, and bodies that no
 * form sends. Bodies that no form sends mix answers of several requests, or have wrong types,
 * missing keys or unknown keys.
 */
export function payloads(line: Line, around: FormContext): fc.Arbitrary<Body> {
  const half = walks({ ways: 120, answers: 25 }).map((way) => [...states(line, way, around)]);
  const whole = half.slice(0, 40).flatMap((way) => completed(line, way, around));
  const sent = (all: readonly Values<Fields>[]) => all.map((values) => toWire(line, values));
  const [right, wrong] = [sent(whole), sent(half.flat())];
  const others = [...right, ...wrong];
  const keys = Object.keys(right[0] ?? {});
  const change = fc.record({ key: fc.constantFrom(...keys, 'altro'), of: fc.nat(9999), strange });
  return fc
    .tuple(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...right) },
        { weight: 1, arbitrary: fc.constantFrom(...wrong) },
      ),
      fc.array(change, { maxLength: 2 }),
    )
    .map(([body, changes]) => {
      const changed = changes.map(({ key, of, strange }) => [
        key,
        // Two of three changes copy an answer from another body.
        of % 3 === 0 ? strange : others[of % others.length]?.[key],
      ]);
      return JSON.parse(JSON.stringify({ ...body, ...Object.fromEntries(changed) }));
    });
}

function completed(
  line: Line,
  way: readonly Values<Fields>[],
  around: FormContext,
): Values<Fields>[] {
  const last = way.at(-1);
  const values = last && complete(line, last, around);
  return values ? [values] : [];
}
