export const standings = ['tested', 'met', 'not applicable', 'not met'];

/**
 * The kinds of reasons why a requirement is not met. The text of the requirement's row starts with one of them in bold.
 */
export const grounds = ['specification', 'operator', 'on purpose', 'open'];
export const groundOf = ({ standing, why }) =>
  standing === 'not met' ? /^\*\*([^*]+)\*\* /.exec(why ?? '')?.[1] : undefined;

/**
 * Returns the rows of the tables in `docs/security.md`, one for each requirement. `cited` lists the tests that a row
 * cites: a link to a file, and the title of a test in the file.
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

export function counted(text) {
  const [before, rest] = text.split(begin);
  const [, after] = (rest ?? '').split(end);
  if (after === undefined) throw new Error(`docs/security.md has no ${begin} … ${end}`);
  return [before, begin, '\n\n', summaryOf(rowsOf(text)), '\n\n', end, after].join('');
}

function summaryOf(rows) {
  const count = (fits) => rows.filter(fits).length;
  const line = (title, fits) => {
    const [first, second] = [1, 2].map((level) => count((row) => row.level === level && fits(row)));
    return [title, first, second, first + second];
  };
  return [
    ['', 'level 1', 'level 2', 'both'],
    ['---', '--:', '--:', '--:'],
    ...standings.map((standing) => line(standing, (row) => row.standing === standing)),
    ...grounds.map((ground) => line(`– ${ground}`, (row) => groundOf(row) === ground)),
    line('all', () => true),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
