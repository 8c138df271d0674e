import { describe, expect, it } from 'vitest';
import { houseOf } from '../../../dev/check/source/layers.ts';

describe('the layers in the README', () => {
  const { drawn, found, upwards } = houseOf(import.meta.dirname, /\.(test|fixture)\.tsx?$/);

  it('list every folder', () => {
    expect(drawn).toEqual(found);
  });

  it('import downwards only, so that no folders depend on each other', () => {
    expect(upwards).toEqual([]);
  });
});
