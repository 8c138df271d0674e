import { readEntries, uncommented } from 'docs/api';
import { beforeAll, describe, expect, it } from 'vitest';

describe("the exports of the packages' entry points", () => {
  let project;
  // The timeout is long, because this compiles all packages as one program.
  beforeAll(async () => {
    ({ project } = await readEntries());
  }, 120_000);

  it('the check reads the exports of every entry point', () => {
    expect(project.children.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@preventivo/core/http', '@preventivo/funnel', '@preventivo/ui']),
    );
  });

  it('every export of an entry point has a comment, which the documentation shows', () => {
    expect(uncommented(project)).toEqual([]);
  });
});
