import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';
import { designTokens, themes } from './design-tokens.mjs';

const folder = join(root, 'packages', 'ui');
const css = readFileSync(join(folder, 'src', 'tokens', 'tokens.css'), 'utf8');

const sheet = `@layer q.tokens {
  .q {
    --q-primary: var(--q-broker-primary, #0b5a5e);
    --q-shade: black;
    --q-primary-hover: color-mix(in oklab, var(--q-primary), var(--q-shade) 50%);
    --q-line: #d3dddb;
    --q-shadow-bar: 0 -1px 0 var(--q-line), 0 -12px 24px -16px rgb(16 33 31 / 0.25);
    --q-text-s: max(15px, 1rem);
    --q-radius: 12px;
    --q-radius-s: calc(var(--q-radius) * 2 / 3);
    --q-quick: 120ms;
  }
  .q[data-q-theme="dark"] {
    --q-primary: #fff;
    --q-shade: white;
  }
  @media (prefers-contrast: more) {
    .q { --q-line: #000; }
  }
}`;
const light = designTokens(sheet, 'light');
const dark = designTokens(sheet, 'dark');

describe('the design tokens', () => {
  it.each(themes)('the file of the %s theme agrees with tokens.css', (theme) => {
    const file = JSON.parse(readFileSync(join(folder, `${theme}.tokens.json`), 'utf8'));
    expect(file, 'Run pnpm tokens.').toEqual(designTokens(css, theme));
  });

  it('the themes have the same tokens, so that a design tool can import them as two modes', () => {
    const names = (theme) => {
      const { $description, ...groups } = designTokens(css, theme);
      return Object.entries(groups).map(([group, all]) => [group, ...Object.keys(all)]);
    };
    expect(names('dark')).toEqual(names('light'));
  });

  it('a colour has its components, its hexadecimal form and the name of its property', () => {
    expect(light.color.$type).toBe('color');
    expect(light.color.primary).toEqual({
      $value: {
        colorSpace: 'srgb',
        components: [0.0431, 0.3529, 0.3686],
        alpha: 1,
        hex: '#0b5a5e',
      },
      $extensions: { 'it.preventivo.css': '--q-primary' },
    });
  });

  it('the dark theme replaces a token, and computes those that depend on it', () => {
    expect(dark.color.primary.$value.hex).toBe('#ffffff');
    expect(dark.color['primary-hover'].$value.hex).toBe('#ffffff');
    expect(light.color['primary-hover'].$value.hex).not.toBe(light.color.primary.$value.hex);
    expect(dark.color.line).toEqual(light.color.line);
  });

  it('a shadow has each of its parts, with a transparent colour', () => {
    const [first, second] = light.shadow.bar.$value;
    expect(first.color.hex).toBe('#d3dddb');
    expect(second.color.alpha).toBe(0.25);
    expect([second.offsetY, second.blur, second.spread].map(({ value }) => value)).toEqual([
      -12, 24, -16,
    ]);
  });

  it('a computed length is in pixels', () => {
    expect(light.radius.s.$value).toEqual({ value: 8, unit: 'px' });
    expect(light.text.s.$value).toEqual({ value: 16, unit: 'px' });
    expect(light.duration.quick.$value).toEqual({ value: 120, unit: 'ms' });
  });
});
