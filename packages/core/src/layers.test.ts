import { describe, expect, it } from 'vitest';
import { layersOf } from '../../../dev/check/source/layers.ts';

describe('the layers in the README', () => {
  const { drawn, found, upwards } = layersOf(import.meta.dirname, /\.(test|fixture)\.tsx?$/);

  it('the layers in the README list every folder', () => {
    expect(drawn).toEqual(found);
  });

  it('each layer in the README imports only the layers below it', () => {
    expect(upwards).toEqual([]);
  });
});
