import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The declarations of the first rule of a selector. */
function rule(selector: string) {
  const start = css.indexOf(`${selector} {`);
  return css
    .slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
}

describe('the tokens', () => {
  it('are the same in the dark theme and in the automatic one at night', () => {
    const dark = rule('.q[data-q-theme="dark"]');
    expect(dark.length).toBeGreaterThan(25);
    expect(rule('.q[data-q-theme="auto"]')).toEqual(dark);
  });

  it('stand in a layer, so that whatever a host sets wins', () => {
    expect(css.slice(0, css.indexOf('.q {'))).toContain('@layer q.tokens');
  });
});
