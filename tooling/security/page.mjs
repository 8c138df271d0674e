/** What an item can be. */
export const standings = ['tested', 'met', 'not applicable', 'not met'];

/**
 * The rows of the tables of `docs/security.md`, one for each item of the standard, by what stands in them.
 * What is cited are the tests: a link to a file, then the sentence of a test in it.
 */
export const rowsOf = (text) =>
  [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\|(.+)\|$/gm)].map(([, item, rest]) => {
    const [level, about, standing, why, ...more] = rest.split('|').map((cell) => cell.trim());
    return { item, level: Number(level), about, standing, why, more, cited: citedIn(why ?? '') };
  });

const citedIn = (why) =>
  [...why.matchAll(/\[[^\]]+\]\(([^)\s]+)\)((?: “[^”]+”,?)+)/g)].flatMap(([, file, said]) =>
    [...said.matchAll(/“([^”]+)”/g)].map(([, sentence]) => ({ file, sentence })),
  );

const begin = '<!-- Counted by `pnpm security`. -->';
const end = '<!-- So far. -->';

/** The page with its counts as its rows are. */
export function counted(text) {
  const [before, rest] = text.split(begin);
  const [, after] = (rest ?? '').split(end);
  if (after === undefined) throw new Error(`docs/security.md has no ${begin} … ${end}`);
  return [before, begin, '\n\n', summaryOf(rowsOf(text)), '\n\n', end, after].join('');
}

function summaryOf(rows) {
  const count = (fits) => rows.filter(fits).length;
  const lines = standings.map((standing) => {
    const ofIt = (level) => count((row) => row.standing === standing && row.level === level);
    return [standing, ofIt(1), ofIt(2), ofIt(1) + ofIt(2)];
  });
  const sums = [1, 2].map((level) => count((row) => row.level === level));
  return [
    ['', 'level 1', 'level 2', 'both'],
    ['---', '--:', '--:', '--:'],
    ...lines,
    ['all', ...sums, rows.length],
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
