/** The maximum number of tests that the page lists for a message. */
const named = 3;

export function page(rows) {
  const areas = Map.groupBy(rows, ({ area }) => area);
  return `# Messages and their tests

Every message of the catalogue (\`packages/core/src/errors\`) and up to ${named} tests that show it: by its whole sentence,
or by its code where several messages share the words. Written by \`pnpm coverage:messages\`; \`npm test\` fails when a message
has no test.

${[...areas].map(section).join('\n\n')}
`;
}

function section([area, rows]) {
  const table = ['| code | words | shown by |', '|---|---|---|', ...rows.map(row)];
  return [`## ${area}`, '', ...table].join('\n');
}

function row({ code, words, tests }) {
  const shown = [...tests].sort(bySight).slice(0, named).map(link);
  return `| \`${code}\` | ${plain(words)} | ${shown.join('<br>') || '**none**'} |`;
}

const link = ({ file, title }) => `[${plain(title)}](../${file})`;
const plain = (text) => text.replace(/[[\]|<>*_`]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Sorts the tests of a message. Tests that contain its text come first, tests that contain only its code come last.
 * Among these, browser tests come before component tests, and component tests before tests of functions.
 */
const bySight = (one, other) =>
  Number(other.inWords) - Number(one.inWords) ||
  sight(one) - sight(other) ||
  one.file.localeCompare(other.file);
const sight = ({ file }) =>
  ['.spec.', '.stories.', '.test.tsx', '.test.ts'].findIndex((kind) => file.includes(kind));
