import { percentile } from '@preventivo/api/workspace/reliability/percentile';

/** Quantiles of durations, in ms. */
export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
}

export const quantilesOf = (times: readonly number[]): Quantiles => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
});

export interface Column {
  readonly size: number;
  readonly figures: Readonly<Record<string, Quantiles | number | undefined>>;
}

/**
 * Formats a table with a row for each measurement and a column for each size. The last column shows the growth from the
 * smallest to the largest size.
 */
export function growthTable(what: string, columns: readonly Column[]): string {
  const names = Object.keys(columns[0]?.figures ?? {});
  const heads = [what, ...columns.map(({ size }) => grouped(size)), 'slope'];
  const rows = names.map((name) => {
    const found = columns.map(({ figures }) => figures[name]);
    return [name, ...found.map(cell), slopeOf(columns, name)];
  });
  const rule = heads.map((_, at) => (at === 0 ? '---' : '--:'));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const cell = (figure: Quantiles | number | undefined) => {
  if (figure === undefined) return '–';
  return typeof figure === 'number'
    ? rounded(figure)
    : `${rounded(figure.p50)} / ${rounded(figure.p95)}`;
};

const rounded = (figure: number) =>
  figure >= 100 ? grouped(Math.round(figure)) : Number(figure.toPrecision(2)).toString();

const grouped = (figure: number) => figure.toLocaleString('en-US');

function slopeOf(columns: readonly Column[], name: string): string {
  const measured = columns.filter(({ figures }) => figures[name] !== undefined);
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last || first === last) return '–';
  const at = ({ size, figures }: Column) => {
    const figure = figures[name];
    return { size, value: typeof figure === 'object' ? figure.p50 : (figure ?? Number.NaN) };
  };
  const grown = slope(at(first), at(last));
  // If a figure is zero, the exponent does not exist.
  if (!Number.isFinite(grown)) return '–';
  return grown
    .toFixed(2)
    .replace('-', '−')
    .replace(/^−(0\.00)$/, '$1');
}

interface Point {
  readonly size: number;
  readonly value: number;
}

/**
 * Returns the exponent of the growth between two sizes. It is 0 if the figure is constant, and 1 if it grows linearly.
 */
export const slope = (small: Point, large: Point): number =>
  Math.log(large.value / small.value) / Math.log(large.size / small.size);
