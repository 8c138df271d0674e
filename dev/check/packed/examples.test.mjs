import { expect, it } from 'vitest';
import { examplesOf } from './examples.mjs';

const page = [
  '# ui',
  '```sh',
  'npm i @preventivo/ui',
  '```',
  '```tsx',
  "import { Choice } from '@preventivo/ui';",
  '```',
  'and',
  '```ts',
  '// src/line.ts',
  'export const ski = 1;',
  '```',
  '',
].join('\n');

it('examplesOf returns TypeScript examples as files with the names in their comments', () => {
  expect(examplesOf(page)).toEqual([
    { path: 'example-1.tsx', text: "import { Choice } from '@preventivo/ui';\n" },
    { path: 'src/line.ts', text: '// src/line.ts\nexport const ski = 1;\n' },
  ]);
});
