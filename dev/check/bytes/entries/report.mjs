import { budgetOf } from './budgets.mjs';

const kb = (bytes) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(2));

export const overBudget = (packages) =>
  eachEntry(packages)
    .filter(({ name, entry, own }) => own > budgetOf(name, entry) * 1000)
    .map(
      ({ name, entry, own }) =>
        `${name}: ${entry} is ${kb(own)} KB, over its budget of ${budgetOf(name, entry)} KB`,
    );

export const page = (packages) => `## Bytes of each entry point

What an import brings into a bundle of yours: everything the entry point exports, minified and tree-shaken, in KB of 1000 bytes with
Brotli. \`br\` leaves out the package's peers (React, Formik, …), which are in your bundle once, even if several packages use them; \`with
peers\` has them too. \`later\` is what the entry point loads by itself once it is needed. The budget is for \`br\`. What two entry points share
is counted at both. \`@preventivo/vite\` runs in Node and is not here.

${packages.map(section).join('\n\n')}
`;

function section({ name, entries }) {
  const rows = entries.map(
    ({ entry, own, peers, later }) =>
      `| \`${entry}\` | ${kb(own)} | ${kb(peers)} | ${kb(later || undefined)} | ${budgetOf(name, entry)} |`,
  );
  const head = ['| entry point | br | with peers | later | budget, br |', '|---|--:|--:|--:|--:|'];
  return [`## ${name}`, '', ...head, ...rows].join('\n');
}

/**
 * Returns a sentence for each entry point whose size has changed since the page was written. Ignores changes of up to 2
 * %, and changes within the rounding of the page's figures.
 */
export function moved(packages, written) {
  return eachEntry(packages).flatMap(({ name, entry, own }) => {
    const [, part = ''] = written.split(`\n## ${name}\n`);
    const row = part
      .split('\n## ', 1)[0]
      .split('\n')
      .find((text) => text.startsWith(`| \`${entry}\` |`));
    const then = row ? Number(row.split('|')[2]) * 1000 : 0;
    if (Math.abs(own - then) <= Math.max(then * 0.02, 10)) return [];
    return [`${name}: ${entry} is ${kb(own)} KB, but docs/bytes.md says ${kb(then)} KB`];
  });
}

const eachEntry = (packages) =>
  packages.flatMap(({ name, entries }) => entries.map((entry) => ({ name, ...entry })));
