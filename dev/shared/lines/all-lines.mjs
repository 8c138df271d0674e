import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';

/** Returns the tables of all apps by id. */
export async function allLines() {
  const folders = readdirSync(join(root, 'apps')).sort();
  const files = folders.map((app) => join(root, 'apps', app, 'src', 'line.ts')).filter(existsSync);
  return Promise.all(files.map(lineOf));
}

async function lineOf(file) {
  const exported = Object.values(await import(pathToFileURL(file).href));
  const line = exported.find((value) => value?.id && value.pages);
  if (!line) throw new Error(`${file} exports no line`);
  return line;
}
