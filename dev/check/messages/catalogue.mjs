import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../shared/root.mjs';

export async function catalogue() {
  const areas = globSync('packages/core/src/errors/*-messages.ts', { cwd: root }).sort();
  const all = [];
  for (const file of areas) {
    const [messages] = Object.values(await import(pathToFileURL(join(root, file))));
    const area = basename(file, '-messages.ts');
    for (const [code, words] of Object.entries(messages)) all.push({ area, code, words });
  }
  return all;
}
