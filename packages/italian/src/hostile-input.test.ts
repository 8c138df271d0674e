import { describe, expect, it } from 'vitest';
import * as italian from './index.ts';

/** Long texts that a careless pattern takes minutes to reject. */
const hostile = [' ', 'a', '1', 'a ', '1.', "'", '(', 'a@', 'a.', '-', ',', '€', 'ROMA'].map(
  (bit) => `a${bit.repeat(60_000)}!`,
);

/** `isWritable` takes a number. `isNamedPart` takes a whole address; other functions parse its texts. */
const ofNoText = ['isWritable', 'isNamedPart'];

const checks = Object.entries(italian).flatMap(([name, check]) =>
  /^(?:is|parse|normalise|fold|unaccented|comparable|undo|month)/.test(name) &&
  typeof check === 'function' &&
  !ofNoText.includes(name)
    ? [[name, check] as const]
    : [],
);

describe('a text as long as a whole request', () => {
  it.each(checks)(
    '%s handles a text as long as a whole request in less than a second',
    (_, check) => {
      // CPU time, so that other processes on the machine cannot fail the test.
      const begun = process.cpuUsage();
      for (const text of hostile) Reflect.apply(check, undefined, [text, text, text]);
      expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
    },
  );
});
