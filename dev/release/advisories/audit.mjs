import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../shared/root.mjs';
import { askRegistry } from './ask.mjs';
import { incomplete, vulnerabilities } from './judge.mjs';

/**
 * Returns a sentence for each reason not to release the packages of a lockfile: a vulnerability that is not accepted, a
 * registry that does not respond, or an incomplete entry in security/accepted.json.
 * @param of.registry the URL of the registry. @defaultValue pnpm's configured registry
 * @param of.folder the folder with the lockfile. @defaultValue the root of the repository
 * @param of.accepted the vulnerabilities that do not prevent a release. @defaultValue security/accepted.json
 * @param of.today the date in UTC, `2027-01-31`. An acceptance with an earlier last day no longer applies.
 * @defaultValue the current date
 */
export async function auditFaults({
  registry,
  folder = root,
  accepted = readAccepted(),
  today = new Date().toISOString().slice(0, 10),
} = {}) {
  const { advisories, unanswered } = await askRegistry({ registry, folder });
  if (unanswered)
    return [
      `Vulnerabilities are unknown: ${unanswered}. Ask another registry: --advisories-from <url>`,
    ];
  const packages = packagesOf(join(folder, 'pnpm-lock.yaml'));
  return [...incomplete(accepted), ...vulnerabilities(packages, { advisories, accepted, today })];
}

const readAccepted = () =>
  JSON.parse(readFileSync(join(root, 'security', 'accepted.json'), 'utf8'));

/** Returns the packages of a lockfile: `['react@19.3.1', …]`. */
const packagesOf = (lockfile) => Object.keys(parse(readFileSync(lockfile, 'utf8')).packages);
