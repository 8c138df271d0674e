import { describe, expect, it } from 'vitest';
import { reportPages } from './report.ts';
import type { Rounds } from './rounds.ts';

const load = { fcp: 1000, tti: 1000, hydrated: 0, blocked: 0, shift: 0, inp: 90, kept: true };
const cpu = { load: 100, firstUse: 60, key: 4 };
const errors = { told: 80, inp: 90, cpu: 20, usedCpu: 20, key: 4 };

function rounds(ours: Partial<typeof load>, told: Partial<typeof errors> = {}): Rounds {
  return {
    loads: {
      product: [{ ...load, hydrated: 1200, ...ours }],
      static: [load],
      bare: [load],
      'hook-form': [{ ...load, tti: 1500 }],
    },
    cpus: { product: [cpu], static: [cpu], bare: [cpu], 'hook-form': [cpu] },
    errors: {
      product: [{ ...errors, ...told }],
      static: [errors],
      bare: [],
      'hook-form': [errors],
    },
    heaps: { product: [2.5], static: [0.6], bare: [1.4], 'hook-form': [2] },
    earlyPresses: [1500],
    nextPages: [320],
  };
}

describe('the report on a page', () => {
  it('the report on a page lists no exceeded budget if the page is as fast as static HTML', () => {
    expect(reportPages('travel', rounds({})).over).toEqual([]);
  });

  it('the report on a page names each exceeded budget', () => {
    expect(reportPages('travel', rounds({ tti: 1210, inp: 216 })).over).toEqual([
      '/travel/: TTI against static HTML',
      '/travel/: INP, ms',
    ]);
  });

  it('the report on a page compares the time until errors show with that of other libraries', () => {
    const { over, text } = reportPages(
      'travel',
      rounds({}, { told: 97, inp: 152, cpu: 37, usedCpu: 38, key: 5 }),
    );
    expect(over).toEqual([
      '/travel/: errors, against React Hook Form',
      '/travel/: CPU of errors, against React Hook Form',
      '/travel/: CPU of errors on a used page, against React Hook Form',
      '/travel/: CPU per key while errors show, against React Hook Form',
      '/travel/: INP of errors, ms',
    ]);
    expect(text).toContain('| **ours** | 97 | 97 … 97 | 152 | 37 | 37 … 37 | 38 | 5.0 |');
    expect(text).not.toContain('| react and react-dom alone, the same form | NaN');
  });

  it('the report on a page names a lost key as an exceeded budget, even if the page is fast', () => {
    expect(reportPages('travel', rounds({ kept: false })).over).toEqual([
      '/travel/: visits that lost an early key',
    ]);
  });

  it('the report on a page states after how long an early press takes effect, and the time to the next page', () => {
    const { text } = reportPages('travel', rounds({}));
    expect(text).toContain('took effect after 1500 ms');
    expect(text).toContain("Page 2 appeared 320 ms (320 … 320) after 'Continua'");
  });
});
