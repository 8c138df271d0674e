/**
 * The times at which `pnpm verify:clock` runs the tests. If `zone` is undefined, the tests use the machine's time zone.
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
 * Returns the environment variables that give a process and its children another system time.
 * @param library the path of libfaketime
 * @param ahead the other time minus the machine's time, in milliseconds
 */
export const fakedClock = (library, ahead, zone) => ({
  LD_PRELOAD: library,
  // Use an offset instead of a time: processes that start later then have the same time as earlier ones.
  FAKETIME: `${ahead < 0 ? '-' : '+'}${Math.round(Math.abs(ahead) / 1000)}`,
  // Do not change the monotonic clock, which timers and timeouts use.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  // This works around a bug of libfaketime 0.9.10: it ends each wait of Chromium at once, so that an idle page uses two
  // cores.
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
  // Keep the dates of files: a file that was built an hour ago would have a date in the future.
  NO_FAKE_STAT: '1',
  ...(zone && { TZ: zone }),
});
