import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { isThere, pages, proseOf } from './written-pages.mjs';

/** Where a page's links lead, those to other places of the web and within the page aside. */
function links(page) {
  return [...proseOf(page).matchAll(/\]\(([^)#\s][^)\s]*)[^)]*\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

describe('the written pages', () => {
  it('are all looked at', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'packages/core/README.md']));
  });

  it.each(pages)('%s leads to nothing that is missing', (page) => {
    const from = dirname(page);
    const missing = links(page).filter((target) => !isThere(join(from, target)));
    expect(missing).toEqual([]);
  });
});
