import { budgetOf } from './budgets.mjs';

const kb = (bytes) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(2));

export const overBudget = (packages) =>
  eachDoor(packages)
    .filter(({ name, door, own }) => own > budgetOf(name, door) * 1000)
    .map(
      ({ name, door, own }) =>
        `${name}: ${door} is ${kb(own)} KB, over its budget of ${budgetOf(name, door)} KB`,
    );

export const page = (packages) => `## Bytes of each door

What an import brings into a bundle of yours: everything the door exports, minified and tree-shaken, in KB of 1000 bytes with
Brotli. \`br\` leaves out the package's peers (React, Formik, …), which are in your bundle once, whoever asks for them; \`with
peers\` has them too. \`later\` is what the door loads by itself once it is needed. The budget is for \`br\`. What two doors share
is counted at both. \`@preventivo/vite\` runs in Node and is not here.

${packages.map(section).join('\n\n')}
`;

function section({ name, doors }) {
  const rows = doors.map(
    ({ door, own, peers, later }) =>
      `| \`${door}\` | ${kb(own)} | ${kb(peers)} | ${kb(later || undefined)} | ${budgetOf(name, door)} |`,
  );
  const head = ['| door | br | with peers | later | budget, br |', '|---|--:|--:|--:|--:|'];
  return [`## ${name}`, '', ...head, ...rows].join('\n');
}

/**
 * Returns a sentence for each entry point whose size has changed since the page was written. A
 * change counts if it exceeds 2 % and the page's rounding.
 */
export function moved(packages, written) {
  return eachDoor(packages).flatMap(({ name, door, own }) => {
    const [, part = ''] = written.split(`\n## ${name}\n`);
    const row = part
      .split('\n## ', 1)[0]
      .split('\n')
      .find((text) => text.startsWith(`| \`${door}\` |`));
    const then = row ? Number(row.split('|')[2]) * 1000 : 0;
    if (Math.abs(own - then) <= Math.max(then * 0.02, 10)) return [];
    return [`${name}: ${door} is ${kb(own)} KB, but docs/bytes.md says ${kb(then)} KB`];
  });
}

const eachDoor = (packages) =>
  packages.flatMap(({ name, doors }) => doors.map((door) => ({ name, ...door })));
