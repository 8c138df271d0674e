import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.mjs';

/** The answer that is kept for where nobody answers. */
const KEPT = join(root, 'security', 'advisories.json');
/** A release does not go by an answer that is older, in days. */
export const OLDEST = 14;

const DAY = 86_400_000;

export const keptAnswer = () => JSON.parse(readFileSync(KEPT, 'utf8'));

export const acceptedOnes = () =>
  JSON.parse(readFileSync(join(root, 'security', 'accepted.json'), 'utf8'));

/** The packages of the lockfile, `react@19.3.1`, and which lockfile it is. */
export function installed() {
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const lockfile = createHash('sha256').update(text).digest('hex');
  return { packages: Object.keys(parse(text).packages), lockfile };
}

export function keep({ advisories, lockfile, now }) {
  const answer = { fetched: now.toISOString(), lockfile, advisories };
  writeFileSync(KEPT, `${JSON.stringify(answer, null, 2)}\n`);
}

/** How old a kept answer is, in whole days; undefined where none was ever fetched. */
export const ageOf = ({ fetched }, now) =>
  fetched ? Math.floor((now - new Date(fetched)) / DAY) : undefined;
