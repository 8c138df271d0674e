import { describe, expect, it } from 'vitest';
import { checkEnglish, countOf, lineOf } from './check.mjs';

describe('the English of the repository', () => {
  const counts = Object.entries(checkEnglish());

  it('the English check covers comments, titles and pages', () => {
    for (const [, { total }] of counts) expect(total).toBeGreaterThan(1000);
  });

  it.each(counts)('the English of the repository stays within the limit of %s', (name, count) => {
    const { places, rate, limit, isKept } = count;
    const message = isKept ? undefined : [...places.map(lineOf), countOf(name, count)].join('\n');
    expect(rate, message).toBeLessThanOrEqual(limit);
  });
});
