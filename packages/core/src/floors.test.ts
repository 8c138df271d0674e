import { describe, expect, it } from 'vitest';
import { houseOf } from '../../../dev/check/source/layers.ts';

describe('the layers in the README', () => {
  const { drawn, found, upwards } = houseOf(import.meta.dirname, /\.(test|fixture)\.tsx?$/);

  it('the layers in the README list every folder', () => {
    expect(drawn).toEqual(found);
  });

  it('each layer in the README imports only the layers below it', () => {
    expect(upwards).toEqual([]);
  });
});
