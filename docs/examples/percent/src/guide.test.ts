import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the code in docs/add-a-kind.md matches this folder', () => {
  const page = readFileSync(new URL('../../../add-a-kind.md', import.meta.url), 'utf8');
  const shown = [...page.matchAll(/^```tsx?\n\/\/ (src\/\S+)\n(.*?)^```$/gms)];
  expect(shown.map(([, file]) => file)).toEqual([
    'src/percent.ts',
    'src/percent-input.tsx',
    'src/line.ts',
    'src/main.tsx',
  ]);
  for (const [, file = '', code] of shown)
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(code);
});
