import { describe, expect, it } from 'vitest';
import * as italian from './index.ts';

/** Long texts of the sort that a careless pattern takes minutes to refuse. */
const hostile = [' ', 'a', '1', 'a ', '1.', "'", '(', 'a@', 'a.', '-', ',', '€', 'ROMA'].map(
  (bit) => `a${bit.repeat(60_000)}!`,
);

/** Asked of a number, which is never longer than one, and of a whole address, whose texts others take apart. */
const ofNoText = ['isWritable', 'isNamedPart'];

const checks = Object.entries(italian).flatMap(([name, check]) =>
  /^(?:is|parse|normalise|fold|unaccented|comparable|undo|month)/.test(name) &&
  typeof check === 'function' &&
  !ofNoText.includes(name)
    ? [[name, check] as const]
    : [],
);

describe('a text as long as a whole request', () => {
  it.each(checks)('is dealt with at once by %s', (_, check) => {
    // In CPU time: a machine that is busy with something else is no fault of the check.
    const begun = process.cpuUsage();
    for (const text of hostile) Reflect.apply(check, undefined, [text, text, text]);
    expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
  });
});
