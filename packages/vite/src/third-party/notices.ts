import type { ThirdParty } from './third-party.ts';

/** The file with the licence notices as readable text. */
export const noticesFile = 'third-party-licences.txt';

const RULE = '-'.repeat(80);

/**
 * Returns the notices that the licences require: one line for each package, then the texts of the
 * licences.
 */
export function notices(parties: readonly ThirdParty[]): string {
  const intro = 'This product contains work of others, under the licences below.\n';
  const list = parties.map((party) => `${headingOf(party)}\n`).join('');
  const texts = parties.map((party) => `${RULE}\n${headingOf(party)}\n\n${textOf(party)}\n`);
  return [intro, list, ...texts].join('\n');
}

const headingOf = ({ name, version, licence }: ThirdParty) =>
  `${name} ${version} (${licence || 'no licence said'})`;

const textOf = ({ text }: ThirdParty) => text || 'The package brings no text of its licence.';
