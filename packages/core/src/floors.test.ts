import { describe, expect, it } from 'vitest';
import { houseOf } from '../../../tooling/floors.ts';

describe('the floors that the README draws', () => {
  const { drawn, found, upwards } = houseOf(import.meta.dirname, /\.(test|fixture)\.tsx?$/);

  it('are those of the folders there are', () => {
    expect(drawn).toEqual(found);
  });

  it('import from below only, so that no folder needs one that needs it', () => {
    expect(upwards).toEqual([]);
  });
});
