import { readDoors, uncommented } from 'docs/api';
import { beforeAll, describe, expect, it } from 'vitest';

describe("the exports of the packages' entry points", () => {
  let project;
  // This compiles all packages as one program.
  beforeAll(async () => {
    ({ project } = await readDoors());
  }, 120_000);

  it("the exports of the packages' entry points are read from every entry point", () => {
    expect(project.children.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@preventivo/core/http', '@preventivo/funnel', '@preventivo/ui']),
    );
  });

  it("the exports of the packages' entry points have a comment, which the documentation shows", () => {
    expect(uncommented(project)).toEqual([]);
  });
});
