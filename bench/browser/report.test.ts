import { describe, expect, it } from 'vitest';
import { reportPages } from './report.ts';
import type { Rounds } from './rounds.ts';

const load = { fcp: 1000, tti: 1000, hydrated: 0, blocked: 0, shift: 0, inp: 90, kept: true };
const cpu = { load: 100, firstUse: 60, key: 4 };

function rounds(ours: Partial<typeof load>): Rounds {
  return {
    loads: { product: [{ ...load, hydrated: 1200, ...ours }], static: [load], bare: [load] },
    cpus: { product: [cpu], static: [cpu], bare: [cpu] },
    earlyPresses: [1500],
  };
}

describe('the report on a page', () => {
  it('finds nothing over a budget on a page that is as quick as static HTML', () => {
    expect(reportPages('travel', rounds({})).over).toEqual([]);
  });

  it('names each budget that was passed', () => {
    expect(reportPages('travel', rounds({ tti: 1210, inp: 216 })).over).toEqual([
      '/travel/: TTI against static HTML',
      '/travel/: INP, ms',
    ]);
  });

  it('takes a lost key for a passed budget, however quick the page is', () => {
    expect(reportPages('travel', rounds({ kept: false })).over).toEqual([
      '/travel/: visits that lost an early key',
    ]);
  });

  it('tells how long an early press on the button waited', () => {
    expect(reportPages('travel', rounds({})).text).toContain('answered after 1500 ms');
  });
});
