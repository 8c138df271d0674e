import type { Effort } from './model.ts';
import { type Visitor, visitors } from './ways.ts';

/** The effort by line, window width and kind of visitor. The key is, for example, 'travel 390 types'. */
export type Figures = Readonly<Record<string, Effort>>;

export const widths = [390, 1280] as const;
export const lines = ['travel', 'microcar'] as const;
export type Width = (typeof widths)[number];
export type Line = (typeof lines)[number];

export const keyOf = (line: Line, width: Width, visitor: Visitor) => `${line} ${width} ${visitor}`;

const columns = ['keys', 'presses', 'pixels', 'seconds', 'hands'] as const;

/** Formats the earlier and the current figures as the tables of docs/effort.md. The last table shows the sums. */
export function tables(before: Figures, now: Figures): string {
  const pairs = lines.flatMap((line) => widths.map((width) => [line, width] as const));
  const single = pairs.map(([line, width]) =>
    table(`${line}, ${width} px`, 'all three', before, now, (visitor) => [
      keyOf(line, width, visitor),
    ]),
  );
  const both = table('Both lines, both widths', 'all twelve visits', before, now, (visitor) =>
    pairs.map(([line, width]) => keyOf(line, width, visitor)),
  );
  return [...single, both].join('\n\n');
}

/**
 * Formats one table.
 * @param visits returns the keys in `Figures` that belong to a visitor
 */
function table(
  title: string,
  all: string,
  before: Figures,
  now: Figures,
  visits: (visitor: Visitor) => readonly string[],
): string {
  const kinds = Object.keys(visitors) as Visitor[];
  const row = (name: string, keys: readonly string[]) => {
    const cells = columns.map((column) =>
      change(sum(before, keys, column), sum(now, keys, column)),
    );
    return `| ${name} | ${cells.join(' | ')} |`;
  };
  return `## ${title}

| who | keys | presses | px scrolled | seconds | of them the hands' |
| --- | --- | --- | --- | --- | --- |
${kinds.map((visitor) => row(visitors[visitor], visits(visitor))).join('\n')}
${row(`**${all}**`, kinds.flatMap(visits))}`;
}

function sum(figures: Figures, keys: readonly string[], column: (typeof columns)[number]): number {
  return keys.reduce((all, key) => {
    const effort = figures[key];
    if (!effort) throw new Error(`effort: ${key} was not measured`);
    const hands = effort.seconds - effort.reading;
    return all + { ...effort, hands }[column];
  }, 0);
}

/** Formats a change: '118 → 97, −18 %'. If the figure falls by a quarter or more, the change is bold. */
export function change(before: number, now: number): string {
  const percent = before === 0 ? 0 : Math.round((100 * (now - before)) / before);
  const signed = percent > 0 ? `+${percent} %` : `−${-percent} %`;
  const said = percent === 0 ? 'the same' : percent <= -25 ? `**${signed}**` : signed;
  return `${Math.round(before)} → ${Math.round(now)}, ${said}`;
}
