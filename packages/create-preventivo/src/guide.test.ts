import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const template = (name: string) => read('packages/create-preventivo/templates/line', name);
const example = (name: string) => read('docs/examples/percent', name);
const guide = read('docs/own-line.md');
const printed = (lang: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${lang}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code]) => code);

/** Returns a manifest without its versions, which change with each release. */
const unversioned = (text: string) =>
  text.replaceAll(/": "(?:\d[\w.-]*|workspace:\*|catalog:)"/g, '"');

it('the guide to an own line prints the configuration files of the template', () => {
  const [manifest = '', ...others] = printed('json');
  expect(unversioned(manifest)).toBe(unversioned(template('package.json')));
  expect(others).toEqual([template('tsconfig.json'), template('settings.json')]);
  expect(printed('html')).toEqual([example('index.html')]);
});

it('the guide to an own line prints the sources of the example', () => {
  const sources = [...printed('ts'), ...printed('tsx')].map((code = '') => {
    const [, name] = /^\/\/ (src\/\S+)\n/.exec(code) ?? [];
    return name ? { name, code: code.replace(/^.*\n/, '') } : { name: 'vite.config.ts', code };
  });
  expect(sources.map(({ name }) => name)).toEqual([
    'vite.config.ts',
    'src/line.ts',
    'src/percent.ts',
    'src/en.ts',
    'src/percent-input.tsx',
    'src/main.tsx',
  ]);
  for (const { name, code } of sources) expect(code).toBe(example(name));
});
