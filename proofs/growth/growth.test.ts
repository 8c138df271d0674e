import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@preventivo/api/workspace/store/sql/sqlite';
import { describe, expect, it, vi } from 'vitest';
import { fill } from './fill.ts';
import { pageWith } from './page.ts';
import { growthTable, slope } from './report.ts';
import { measureStore } from './stores.ts';

describe('growth', () => {
  it.each([
    ['not at all', 5, 5, 0],
    ['as the store does', 5, 500, 1],
    ['with the square', 5, 50_000, 2],
    ['as what halves', 8, 4, -0.15],
  ])(
    'slope returns the exponent of growth for a figure that grows %s',
    (_, small, large, exponent) => {
      const grown = slope({ size: 1000, value: small }, { size: 100_000, value: large });
      expect(grown).toBeCloseTo(exponent);
    },
  );

  it('growthTable returns medians with their slope, and no slope if a median is zero', () => {
    const [small, large] = [
      { p50: 1, p95: 2.345 },
      { p50: 100, p95: 2345 },
    ];
    expect(
      growthTable('stored', [
        { size: 1000, figures: { submit: small, refused: 0 } },
        { size: 100_000, figures: { submit: large, refused: 3 } },
      ]),
    ).toBe(`| stored | 1,000 | 100,000 | slope |
| --- | --: | --: | --: |
| submit | 1 / 2.3 | 100 / 2,345 | 1.00 |
| refused | 0 | 3 | – |`);
  });
});

describe('the page', () => {
  const page = 'Above.\n\n<!-- sqlite -->\n\nold\n\n<!-- end of sqlite -->\n\nBelow.\n';

  it('pageWith replaces only the measured part of the page', () => {
    expect(pageWith(page, 'sqlite', 'new')).toBe(page.replace('old', 'new'));
  });

  it('pageWith throws for a page without markers for the measured part', () => {
    expect(() => pageWith(page, 'postgres', 'new')).toThrow("no place for 'postgres'");
  });
});

it('every measured operation works on a store with a thousand requests', async () => {
  const figures = await measureStore('sqlite', 1000, { times: 2 });
  expect(Object.keys(figures).length).toBeGreaterThan(10);
  for (const { p50, p95 } of Object.values(figures)) expect(p95).toBeGreaterThanOrEqual(p50);
});

it('a store can be filled even if the code of a copied request equals that of the first request', async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-growth-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Give the first request the code that the first copy would get. `fill` must still give each request its own code.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    if (numbers instanceof Uint32Array) numbers.fill(48_271_877);
    return numbers;
  });
  const engine = openSqlite(folder);
  await fill(engine, 10);
  const codes = await engine.db.selectFrom('quote_request').select('code').distinct().execute();
  await engine.db.destroy();
  expect(codes).toHaveLength(11);
});
