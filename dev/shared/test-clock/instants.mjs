/**
 * Instants for the machine's clock in `pnpm verify:clock`. Without a `zone`, the machine's time
 * zone applies.
 */
export const instants = [
  {
    id: 'midnight',
    at: '2026-11-27T22:55:00Z',
    what: 'midnight passes in Rome after five minutes',
  },
  {
    id: 'new-year',
    at: '2026-12-31T22:55:00Z',
    what: 'the year ends in Rome after five minutes',
  },
  { id: 'spring', at: '2027-03-28T00:55:00Z', what: 'summer time begins after five minutes' },
  { id: 'autumn', at: '2027-10-31T00:55:00Z', what: 'summer time ends after five minutes' },
  { id: 'leap-day', at: '2028-02-28T22:55:00Z', what: '29 February begins after five minutes' },
  {
    id: 'honolulu',
    at: '2026-11-27T09:00:00Z',
    zone: 'Pacific/Honolulu',
    what: 'the machine is a day behind Rome',
  },
  {
    id: 'auckland',
    at: '2026-11-27T12:00:00Z',
    zone: 'Pacific/Auckland',
    what: 'the machine is a day ahead of Rome',
  },
];

export const suites = {
  unit: ['vitest', 'run', '--project=unit', '--project=dom', '--project=walk'],
  browser: ['playwright', 'test', '--project=every-run'],
};

/**
 * Returns the environment that gives a process and its children another system time.
 * @param library the path of libfaketime
 * @param ahead offset of that time from now, in milliseconds
 */
export const fakedClock = (library, ahead, zone) => ({
  LD_PRELOAD: library,
  // Relative to the machine's clock, so that later processes agree with earlier ones.
  FAKETIME: `${ahead < 0 ? '-' : '+'}${Math.round(Math.abs(ahead) / 1000)}`,
  // Timers and timeouts use the monotonic clock, which date changes do not affect.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  // Works around libfaketime 0.9.10, which ends each of Chromium's waits at once, so that an idle
  // page takes two cores.
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
  // Keep the dates of files. Otherwise files built an hour ago would have dates in the future.
  NO_FAKE_STAT: '1',
  ...(zone && { TZ: zone }),
});
