import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { isThere, pages, proseOf } from '../../shared/written-pages.mjs';

/** Returns the targets of a page's links. Omits external links and links within the page. */
function links(page) {
  return [...proseOf(page).matchAll(/\]\(([^)#\s][^)\s]*)[^)]*\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

describe('the written pages', () => {
  it('the link check covers all written pages', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'packages/core/README.md']));
  });

  it.each(pages)('%s has no broken link', (page) => {
    const from = dirname(page);
    const missing = links(page).filter((target) => !isThere(join(from, target)));
    expect(missing).toEqual([]);
  });
});
