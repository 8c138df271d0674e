/** Maximum number of tests listed for each message. */
const named = 3;

/** Returns the page `docs/messages.md`. */
export function page(rows) {
  const areas = Map.groupBy(rows, ({ area }) => area);
  return `# Messages and their tests

Every message of the catalogue (\`packages/core/src/errors\`) and up to ${named} tests that show it: by its whole sentence,
or by its code where several messages share the words. Written by \`pnpm coverage:messages\`; \`npm test\` fails when a message
has no test, or when a test named here no longer shows it.

${[...areas].map(section).join('\n\n')}
`;
}

function section([area, rows]) {
  const table = ['| code | words | shown by |', '|---|---|---|', ...rows.map(row)];
  return [`## ${area}`, '', ...table].join('\n');
}

function row({ code, words, tests }) {
  const shown = [...tests].sort(bySight).slice(0, named).map(link);
  return `${head(code)} ${plain(words)} | ${shown.join('<br>') || '**none**'} |`;
}

/** Returns a sentence for each outdated entry of the page. */
export function stale(rows, written) {
  const lines = written.split('\n');
  return rows.flatMap(({ code, tests }) => {
    const line = lines.find((text) => text.startsWith(head(code)));
    if (!line) return [`docs/messages.md does not name ${code}`];
    const shown = new Set(tests.map(link));
    const [, list = ''] = line.split(/ \| (?=\[)/);
    return list
      .replace(/ \|$/, '')
      .split('<br>')
      .filter((text) => text !== '' && !shown.has(text))
      .map((text) => `docs/messages.md: ${code} is no longer shown by ${text}`);
  });
}

const head = (code) => `| \`${code}\` |`;
const link = ({ file, title }) => `[${plain(title)}](../${file})`;
const plain = (text) => text.replace(/[[\]|<>*_`]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Sorts tests that contain the text before those with the code, then by closeness to the visitor:
 * browser, component, function.
 */
const bySight = (one, other) =>
  Number(other.inWords) - Number(one.inWords) ||
  sight(one) - sight(other) ||
  one.file.localeCompare(other.file);
const sight = ({ file }) =>
  ['.spec.', '.stories.', '.test.tsx', '.test.ts'].findIndex((kind) => file.includes(kind));
