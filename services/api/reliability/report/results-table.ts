import { type Figure, type Figures, isBroken } from './figure.ts';
import type { Promised } from './promises.ts';

const databases = ['SQLite', 'PostgreSQL'] as const;

/**
 * Returns the tables of docs/reliability.md, one table for each promise. Marks broken promises and
 * promises without figures.
 * @param failed the names of test files that failed
 */
export function resultsTable(
  promises: readonly Promised[],
  all: readonly Figures[],
  failed: readonly string[],
): string {
  return promises
    .map(({ key, promise, test }) => {
      const of = all.filter((one) => one.promise === key);
      const isKept = !failed.includes(test) && !of.some(({ figures }) => figures.some(isBroken));
      const head = `${promise} ([\`${test}\`](../services/api/reliability/${test})).`;
      const verdict = of.length === 0 ? ' **Not shown by this run.**' : '';
      return [`${head}${isKept ? verdict : `${verdict} **Failed.**`}`, ...tableOf(of)].join('\n\n');
    })
    .join('\n\n');
}

/**
 * Replaces the results of some promises in a page. Adds the date of their measurement.
 * @param before the results that the page has now
 * @param table the new results of these promises
 */
export function measuredAgain(
  before: string,
  promises: readonly Promised[],
  table: string,
  circumstances: string,
): string {
  const isOf = (paragraph: string, { promise }: Promised) => paragraph.startsWith(`${promise} (`);
  const sectionIn = (paragraphs: readonly string[], one: Promised) => {
    const start = paragraphs.findIndex((paragraph) => isOf(paragraph, one));
    const hasTable = paragraphs[start + 1]?.startsWith('|');
    return {
      start: start < 0 ? paragraphs.length : start,
      length: start < 0 ? 0 : hasTable ? 2 : 1,
    };
  };
  const all = before.trim().split('\n\n');
  const fresh = table.split('\n\n');
  for (const one of promises) {
    const { start, length } = sectionIn(fresh, one);
    const [head, ...rest] = fresh.slice(start, start + length);
    const old = sectionIn(all, one);
    all.splice(old.start, old.length, `${head} ${circumstances}`, ...rest);
  }
  return `\n${all.join('\n\n')}\n\n`;
}

function tableOf(of: readonly Figures[]): string[] {
  if (of.length === 0) return [];
  const columns = databases.filter((name) => of.some(({ over }) => over === name));
  const whats = [...new Set(of.flatMap(({ figures }) => figures.map(({ what }) => what)))];
  const found = (what: string, over: string) =>
    of
      .filter((one) => one.over === over)
      .flatMap(({ figures }) => figures.filter((one) => one.what === what))[0];
  const rows = whats.map((what) => {
    const figures = columns.map((over) => found(what, over));
    const atMost = figures.find((figure) => figure?.atMost !== undefined)?.atMost;
    return [what, ...figures.map(written), atMost === undefined ? '–' : inWords(atMost)];
  });
  const lines = [
    ['what', ...columns, 'at most'],
    ['---', ...columns.map(() => '---:'), '---:'],
    ...rows,
  ];
  return [lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')];
}

function written(figure: Figure | undefined): string {
  if (!figure) return '–';
  const said = inWords(figure.measured);
  return isBroken(figure) ? `**${said}**` : said;
}

const inWords = (value: number) => String(Number(value.toFixed(value < 10 ? 2 : 0)));
