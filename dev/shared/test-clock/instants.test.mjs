import { describe, expect, it } from 'vitest';
import { fakedClock, instants } from './instants.mjs';

const inZone = (at, timeZone, options) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(new Date(at));

describe('the instants of verify:clock', () => {
  it.each(instants.filter(({ zone }) => !zone))(
    'the instant $id of verify:clock is five minutes before its transition',
    ({ at }) => {
      const soon = Date.parse(at) + 5 * 60_000;
      const time = { timeStyle: 'short', dateStyle: 'short' };
      const [before, after] = [soon - 60_000, soon].map((one) => inZone(one, 'Europe/Rome', time));
      // At midnight and when the clocks change, the next minute is not in the same hour.
      expect([before, after].map((one) => one.slice(-5))).toBeOneOf([
        ['23:59', '00:00'],
        ['01:59', '03:00'],
        ['02:59', '02:00'],
      ]);
    },
  );

  it.each(instants.filter(({ zone }) => zone))(
    'the instant $id of verify:clock has another date in its zone than in Rome',
    ({ at, zone }) => {
      const day = { dateStyle: 'short' };
      expect(inZone(at, zone, day)).not.toBe(inZone(at, 'Europe/Rome', day));
    },
  );
});

describe('the environment of a faked clock', () => {
  it("the environment of a faked clock shifts the machine's time forward or back by whole seconds", () => {
    expect(fakedClock('lib.so', 90_400).FAKETIME).toBe('+90');
    expect(fakedClock('lib.so', -90_400).FAKETIME).toBe('-90');
  });

  it('the environment of a faked clock does not change the monotonic clock or file times', () => {
    expect(fakedClock('lib.so', 0)).toMatchObject({
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_FORCE_MONOTONIC_FIX: '0',
      NO_FAKE_STAT: '1',
    });
  });

  it('the environment of a faked clock sets a time zone only for an instant that names one', () => {
    expect(fakedClock('lib.so', 0, 'Pacific/Auckland').TZ).toBe('Pacific/Auckland');
    expect(fakedClock('lib.so', 0)).not.toHaveProperty('TZ');
  });
});
