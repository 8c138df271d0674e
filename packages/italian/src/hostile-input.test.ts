import { describe, expect, it } from 'vitest';
import * as italian from './index.ts';

/** Long texts that a careless pattern takes minutes to reject. */
const hostile = [' ', 'a', '1', 'a ', '1.', "'", '(', 'a@', 'a.', '-', ',', '€', 'ROMA'].map(
  (bit) => `a${bit.repeat(60_000)}!`,
);

/**
 * Functions whose argument is not a text: `isWritable` takes a number, and `isNamedPart` an
 * address. Other functions of the test parse the texts of an address.
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
      // CPU time, so that other processes on the machine cannot fail the test.
      const begun = process.cpuUsage();
      for (const text of hostile) Reflect.apply(check, undefined, [text, text, text]);
      expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
    },
  );
});
