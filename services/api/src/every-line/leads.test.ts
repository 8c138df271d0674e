import { describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';

const pages = Object.values(lines).flatMap(({ id, pages, layouts = {} }) =>
  [...pages, ...Object.values(layouts).flatMap((layout) => layout.pages)].map(
    (page) => [`${id}, ${page.title}`, page.lead ?? ''] as const,
  ),
);

describe('the leads of the pages after page 1', () => {
  it.each(pages)('a page has a sentence of at most eleven words under its title: %s', (_, lead) => {
    expect(lead).toMatch(/^\p{Lu}.*\.$/u);
    expect(lead.split(' ').length).toBeLessThanOrEqual(11);
  });

  it('no two pages have the same lead', () => {
    const leads = pages.map(([, lead]) => lead);
    expect(new Set(leads).size).toBe(leads.length);
  });

  // Some questions appear only after certain answers. A stated number of answers could be wrong.
  it.each(pages)('a lead promises no number of answers: %s', (_, lead) => {
    expect(lead).not.toMatch(/\b(una|due|tre|quattro|cinque|sei|sette|\d+) (rispost|domand)/i);
  });
});
