import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';
import { examplesOf } from '../packed/examples.mjs';

const folder = join(root, 'showroom', 'src', 'pages');

/** The README examples that Storybook's documentation pages show. Each has its code and the text before it. */
const shown = readdirSync(folder)
  .filter((name) => name.endsWith('.mdx'))
  .flatMap((name) => {
    const page = readFileSync(join(folder, name), 'utf8');
    const readmes = Object.fromEntries(
      [...page.matchAll(/^import (\w+) from '(.+\/README\.md)\?raw';$/gm)].map(([, as, path]) => [
        as,
        examplesOf(readFileSync(join(folder, path), 'utf8')),
      ]),
    );
    return [...page.matchAll(/(.+)\n\n<Example readme=\{(\w+)\}(?: at=\{(\d+)\})? \/>/g)].map(
      ([, before, as, at = '1']) => ({ name, before, code: readmes[as]?.[Number(at) - 1]?.text }),
    );
  });

it.each(shown)('$name shows the example that its text names: $before', ({ before, code }) => {
  const [, named] = /`<?(\w+)>?`/.exec(before) ?? [];
  expect(code).toContain(named);
});

it('the written pages show at least four examples', () => expect(shown.length).toBeGreaterThan(3));
