import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function rule(selector: string) {
  const start = css.indexOf(`${selector} {`);
  return css
    .slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
}

describe('tokens.css', () => {
  it('tokens.css defines the same tokens in the dark theme and the automatic dark theme', () => {
    const dark = rule('.q[data-q-theme="dark"]');
    expect(dark.length).toBeGreaterThan(25);
    expect(rule('.q[data-q-theme="auto"]')).toEqual(dark);
  });

  it("tokens.css puts the tokens in a cascade layer, so that the host's values win", () => {
    expect(css.slice(0, css.indexOf('.q {'))).toContain('@layer q.tokens');
  });
});
