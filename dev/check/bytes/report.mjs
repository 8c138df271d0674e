import { figures } from './budgets.mjs';

const kb = (bytes) => (bytes / 1000).toFixed(2);

export function overBudget(apps) {
  return apps.flatMap(({ line, sizes, figures: its = figures }) =>
    its
      .filter(
        ({ id, budget }) => sizes[id].brotli > (budget(line) ?? Number.POSITIVE_INFINITY) * 1000,
      )
      .map(
        ({ id, name, budget }) =>
          `${line}: ${name} is ${kb(sizes[id].brotli)} KB, over its budget of ${budget(line)} KB`,
      ),
  );
}

/** Returns the page `docs/bytes.md`. */
export function page(apps) {
  return `# Bytes

This page lists the bytes that a visitor's browser fetches, in KB of 1000 bytes, with Brotli and with gzip. \`pnpm bytes\` writes it
from the built apps. \`npm test\` fails if a figure exceeds its budget, or differs by more than 2 % from this page.

${apps.map(section).join('\n\n')}
`;
}

function section({ line, sizes, figures: its = figures }) {
  const rows = its.map(
    ({ id, name, budget }) =>
      `| ${name} | ${kb(sizes[id].brotli)} | ${kb(sizes[id].gzip)} | ${budget(line) ?? '–'} |`,
  );
  return [`## ${line}`, '', '| what | br | gz | budget, br |', '|---|--:|--:|--:|', ...rows].join(
    '\n',
  );
}

/** Returns a sentence for each figure that has changed by more than 2 % since the page was written. */
export function moved(apps, written) {
  return apps.flatMap(({ line, sizes, figures: its = figures }) => {
    const [, part = ''] = written.split(new RegExp(`^## ${line}$`, 'm'));
    return its.flatMap(({ id, name }) => {
      const row = part.split('\n').find((text) => text.startsWith(`| ${name} |`));
      const then = row ? Number(row.split('|')[2]) * 1000 : 0;
      const now = sizes[id].brotli;
      if (Math.abs(now - then) <= then * 0.02) return [];
      return [`${line}: ${name} is ${kb(now)} KB, but docs/bytes.md says ${kb(then)} KB`];
    });
  });
}
