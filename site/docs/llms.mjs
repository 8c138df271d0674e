import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/shared/root.mjs';
import { packages } from './entries.mjs';

const about = `Preventivo asks for Italian insurance quotes: a visitor answers a short form, sends it, and the broker's database holds the request. Each product line is one table; the form, its checks, the draft, what is sent and the server's own checks come from it.`;

/**
 * Writes llms.txt in the format of llmstxt.org, from the navigation of the site. Also writes llms-full.txt with the
 * guides, the HTTP contract, the rules and the packages' READMEs.
 */
export function writeForMachines(parts, folder) {
  const list = (pages) => pages.map(line).join('\n');
  const published = [...parts.packages.slice(1), ...parts.linePackages];
  writeFileSync(
    join(folder, 'llms.txt'),
    `# Preventivo

> ${about}

Everything is in TypeScript, under the MIT licence. Documentation is in English; form keys, wire keys and what visitors read are in Italian. All of the guides, the contract, the rules and the packages in one file: [llms-full.txt](/docs/llms-full.txt).

## Guides

${list([...parts.start.slice(1), ...parts.guides])}

## Contract

${list(parts.contract)}

## Packages

${published.map(packaged).join('\n')}

## Lines

${list(parts.lines.slice(1))}

## Rules

${list(parts.rules)}

## Operate

${list(parts.operate)}

## Optional

${list([...parts.proofs, ...parts.decisions])}
`,
  );
  const whole = [
    ...parts.start.slice(1),
    ...parts.guides,
    ...parts.contract,
    ...parts.rules,
    ...parts.operate,
    ...published,
  ];
  writeFileSync(
    join(folder, 'llms-full.txt'),
    whole
      .map(
        ({ source, at }) =>
          `<!-- /docs/${at}.html -->\n\n${readFileSync(join(root, source), 'utf8')}`,
      )
      .join('\n\n---\n\n'),
  );
}

const line = ({ title, at, about: what }) =>
  `- [${title}](/docs/${at}.html)${what && what !== title ? `: ${what}` : ''}`;

/** Formats the description of a package and its install command with the required peer dependencies. */
function packaged({ title, at, about: what, sub }) {
  const { peers } = packages.find(({ name }) => name === title);
  const entries = sub.map((entry) => `[${entry.entry}](/docs/${entry.at}.html)`).join(', ');
  return `- [${title}](/docs/${at}.html): ${what} \`npm i ${[title, ...peers].join(' ')}\`. Entry points: ${entries}.`;
}
