import { readDoors, uncommented } from 'docs/api';
import { beforeAll, describe, expect, it } from 'vitest';

describe('what the doors of the packages export', () => {
  let project;
  // All packages are read as one program.
  beforeAll(async () => {
    ({ project } = await readDoors());
  }, 120_000);

  it('is read from every door', () => {
    expect(project.children.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@preventivo/core/http', '@preventivo/funnel', '@preventivo/ui']),
    );
  });

  it('is told of by a comment, which is what the documentation shows', () => {
    expect(uncommented(project)).toEqual([]);
  });
});
