import type { ThirdParty } from './third-party.ts';

/** Where a build says whose work is in it, for people, beside what it built. */
export const noticesFile = 'third-party-licences.txt';

const RULE = '-'.repeat(80);

/** What the licences ask to go along with a bundle: a line for each package, then the text of each licence. */
export function notices(parties: readonly ThirdParty[]): string {
  const intro = 'This product contains work of others, under the licences below.\n';
  const list = parties.map((party) => `${headingOf(party)}\n`).join('');
  const texts = parties.map((party) => `${RULE}\n${headingOf(party)}\n\n${textOf(party)}\n`);
  return [intro, list, ...texts].join('\n');
}

const headingOf = ({ name, version, licence }: ThirdParty) =>
  `${name} ${version} (${licence || 'no licence said'})`;

const textOf = ({ text }: ThirdParty) => text || 'The package brings no text of its licence.';
