import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thirdPartiesOf } from './third-party.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'third-party-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function installed(name: string, files: Readonly<Record<string, string | object>>): string {
  const home = join(folder, 'node_modules', name);
  for (const [path, content] of Object.entries({ 'lib/index.js': '', ...files })) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(home, path), text);
  }
  return join(home, 'lib/index.js');
}

describe('thirdPartiesOf', () => {
  it('thirdPartiesOf lists each package once, also if the bundler adds a prefix or a query to its module paths', () => {
    const module = installed('@a/first', {
      'package.json': { name: '@a/first', version: '1.2.3', license: 'MIT' },
      'lib/package.json': { type: 'module' },
      LICENSE: 'Copyright Ada\n',
    });
    expect(thirdPartiesOf([module, `${module}?day`, `\0${module}?commonjs-proxy`])).toEqual([
      { name: '@a/first', version: '1.2.3', licence: 'MIT', text: 'Copyright Ada' },
    ]);
  });

  it('thirdPartiesOf skips our own and virtual modules', () => {
    const own = join(folder, 'src/main.ts');
    expect(thirdPartiesOf([own, '\0rolldown/runtime.js', '\0lodash-es/clone'])).toEqual([]);
  });

  it("thirdPartiesOf appends a package's notice to its licence", () => {
    const module = installed('b', {
      'package.json': { name: 'b', version: '1.0.0', license: 'Apache-2.0' },
      'NOTICE.txt': 'B contains work of C.',
      LICENCE: 'The terms.',
    });
    expect(thirdPartiesOf([module])[0]?.text).toBe('The terms.\n\nB contains work of C.');
  });

  it("thirdPartiesOf combines the SPDX text with the package's copyright if the package has no licence file", () => {
    const named = { name: 'c', version: '1.0.0', license: 'MIT', author: { name: 'Carla' } };
    const module = installed('c', { 'package.json': named });
    const [said] = thirdPartiesOf([module]);
    expect(said?.text).toMatch(/^Copyright \(c\) Carla\n\nPermission is hereby granted/);
    installed('c', { 'README.md': '# c\n\nMIT\n\nCopyright (c) 2014 Carla Conti\n' });
    expect(thirdPartiesOf([module])[0]?.text).toMatch(/^Copyright \(c\) 2014 Carla Conti\n\n/);
  });

  it('thirdPartiesOf returns an empty licence and text if a package has neither', () => {
    const module = installed('d', { 'package.json': { name: 'd', version: '1.0.0' } });
    expect(thirdPartiesOf([module])).toEqual([
      { name: 'd', version: '1.0.0', licence: '', text: '' },
    ]);
  });
});
