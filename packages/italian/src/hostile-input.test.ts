import { describe, expect, it } from 'vitest';
import * as italian from './index.ts';

/** Long texts that a pattern with too much backtracking needs minutes to reject. */
const hostile = [' ', 'a', '1', 'a ', '1.', "'", '(', 'a@', 'a.', '-', ',', '€', 'ROMA'].map(
  (bit) => `a${bit.repeat(60_000)}!`,
);

/**
 * Functions whose argument is not a text: `isWritable` takes a number, and `isNamedPart` an address. This test runs
 * the functions that parse the texts of an address.
 */
const ofNoText = ['isWritable', 'isNamedPart'];

const checks = Object.entries(italian).flatMap(([name, check]) =>
  /^(?:is|parse|normalise|fold|unaccented|comparable|undo|month)/.test(name) &&
  typeof check === 'function' &&
  !ofNoText.includes(name)
    ? [[name, check] as const]
    : [],
);

describe('a text as long as a whole HTTP request', () => {
  it.each(checks)(
    '%s handles a text as long as a whole HTTP request in less than a second',
    (_, check) => {
      // Measures CPU time, so that other processes on the machine cannot make the test fail.
      const begun = process.cpuUsage();
      for (const text of hostile) Reflect.apply(check, undefined, [text, text, text]);
      expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
    },
  );
});
