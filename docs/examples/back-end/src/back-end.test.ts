import { runConformance } from '@preventivo/conformance';
import { travel } from '@preventivo/line-travel/line';
import { describe, expect, it } from 'vitest';
import { createBackEnd } from './back-end.ts';
import { lists, towns } from './data.ts';
import { openRequests } from './requests.ts';
import { createTowns } from './towns.ts';

const today = '2026-11-21';

describe('the back end of the guide', () => {
  it('passes the checks of the calls that every funnel needs', async () => {
    const backEnd = createBackEnd({
      line: travel,
      lists,
      towns: createTowns(towns),
      requests: openRequests(':memory:'),
      day: () => today,
    });
    const report = await runConformance({
      base: 'http://back-end.test',
      lines: [travel],
      fetch: async (input, init) => backEnd.fetch(new Request(input, init)),
      level: 'minimum',
      today,
    });
    expect(report.outcomes.filter(({ result }) => result !== 'ok')).toEqual([]);
    expect(report.outcomes.length).toBeGreaterThan(25);
  });
});
