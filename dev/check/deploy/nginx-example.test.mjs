import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadSite } from '@preventivo/api/workspace/site/site';
import { preHydrationScript, settingsScript } from '@preventivo/vite/workspace/page-scripts';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';

const example = readFileSync(join(root, 'docs', 'deploy', 'nginx.conf'), 'utf8');

it("the nginx example's policy allows exactly the scripts of a built page", () => {
  const allowed = [preHydrationScript, settingsScript].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(example.match(/'sha256-[^']+'/g)).toEqual(allowed);
});

const folder = mkdtempSync(join(tmpdir(), 'preventivo-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = [
  'index.html',
  '404.html',
  'documenti/privacy.html',
  'settings.json',
  'settings.schema.json',
  'build.json',
  'assets/index-Ab12cd_4.js',
  'assets/figtree-4ba7d3d0.woff2',
];
for (const name of files) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), '{}');
}

/** The cache rules of the nginx example. The first pattern that matches a path sets its cache lifetime. */
const rules = [
  ...(/map \$uri \$kept \{([^}]+)\}/.exec(example)?.[1] ?? '').matchAll(
    /^\s*(\S+) "?([^";]+)"?;$/gm,
  ),
];
const byNginx = (path) =>
  rules.find(([, rule]) => rule.startsWith('~') && new RegExp(rule.slice(1)).test(path))?.[2] ??
  rules.find(([, rule]) => rule === 'default')?.[2];

/** The cache rules in the table of docs/deploy.md. */
const rows = readFileSync(join(root, 'docs', 'deploy.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [^|]*` +\| `(?:public|no-cache)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, names, kept]) => [
    [...names.matchAll(/`(.+?)`/g)].map(([, name]) => name),
    kept.slice(1, -1),
  ]);
const byDocs = (path) =>
  rows.find(([names]) =>
    names.some((name) =>
      new RegExp(`(^|/)${name.replaceAll('.', '\\.').replaceAll('*', '.+')}$`).test(path),
    ),
  )?.[1];

it.each(files)('nginx, the server and the documentation cache %s for the same time', (name) => {
  const byServer = loadSite({ '/travel/': folder }).get(`/travel/${name}`)?.()?.headers[
    'cache-control'
  ];
  expect(byServer).toMatch(/^(?:public|no-cache)/);
  expect(byNginx(`/travel/${name}`)).toBe(byServer);
  expect(byDocs(name)).toBe(byServer);
});
