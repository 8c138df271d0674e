import { readFile } from 'node:fs/promises';
import { packageRoot } from '../package-root.ts';
import type { ReferenceData } from './data.ts';

export async function readData(): Promise<ReferenceData> {
  const [
    municipalities,
    localities,
    municipalityChanges,
    countries,
    provinces,
    toponimi,
    professions,
    enums,
  ] = await Promise.all(names.map(read));
  return {
    municipalities,
    localities,
    municipalityChanges,
    countries,
    provinces,
    toponimi,
    professions,
    enums,
  };
}

const names = [
  'municipalities',
  'localities',
  'municipality-changes',
  'countries',
  'provinces',
  'toponimi',
  'professions',
  'enums',
];

async function read(name: string) {
  return JSON.parse(await readFile(new URL(`data/${name}.json`, packageRoot), 'utf8'));
}
