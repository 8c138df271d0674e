import { describe, expect, it } from 'vitest';
import { figures } from './budgets.mjs';
import { moved, overBudget, page } from './report.mjs';

const app = (line, changed = {}) => ({
  line,
  sizes: Object.fromEntries(
    figures.map(({ id }) => [id, { brotli: changed[id] ?? 5000, gzip: 6000 }]),
  ),
});

describe('the budgets of the apps', () => {
  it('the budgets of the apps accept a small app', () => {
    expect(overBudget([app('travel')])).toEqual([]);
  });

  it('an exceeded budget is reported with the app, the figure and both sizes', () => {
    expect(overBudget([app('travel', { own: 6010 })])).toEqual([
      "travel: The line's own JS is 6.01 KB, over its budget of 6 KB",
    ]);
  });
});

describe('docs/bytes.md', () => {
  const written = page([app('boat', { css: 9000 }), app('travel')]);

  it('docs/bytes.md is up to date when no figure has changed', () => {
    expect(moved([app('boat', { css: 9000 }), app('travel')], written)).toEqual([]);
  });

  it('docs/bytes.md tolerates a change of 2 %', () => {
    expect(moved([app('travel', { html: 5100 })], written)).toEqual([]);
  });

  it('docs/bytes.md is stale when a figure rises or falls by more than 2 %', () => {
    expect(moved([app('travel', { html: 5110, css: 4800 })], written)).toEqual([
      'travel: CSS, inlined or not is 4.80 KB, but docs/bytes.md says 5.00 KB',
      'travel: HTML without its style is 5.11 KB, but docs/bytes.md says 5.00 KB',
    ]);
  });

  it('docs/bytes.md is stale when an app is missing', () => {
    expect(moved([app('pets')], written)).toHaveLength(figures.length);
  });
});
