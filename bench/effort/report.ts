import type { Effort } from './model.ts';
import { type Visitor, visitors } from './ways.ts';

/** By line, width and visitor: 'travel 390 types'. */
export type Figures = Readonly<Record<string, Effort>>;

export const widths = [390, 1280] as const;
export const lines = ['travel', 'microcar'] as const;
export type Width = (typeof widths)[number];
export type Line = (typeof lines)[number];

export const keyOf = (line: Line, width: Width, visitor: Visitor) => `${line} ${width} ${visitor}`;

const columns = ['keys', 'presses', 'pixels', 'seconds', 'hands'] as const;

/** The figures of before and of now, as the tables of docs/effort.md. */
export function tables(before: Figures, now: Figures): string {
  return lines
    .flatMap((line) => widths.map((width) => table(line, width, before, now)))
    .join('\n\n');
}

function table(line: Line, width: Width, before: Figures, now: Figures): string {
  const kinds = Object.keys(visitors) as Visitor[];
  const of = (figures: Figures, visitor: Visitor) => {
    const effort = figures[keyOf(line, width, visitor)];
    if (!effort) throw new Error(`effort: ${keyOf(line, width, visitor)} was not measured`);
    return { ...effort, hands: effort.seconds - effort.reading };
  };
  const sum = (figures: Figures, column: (typeof columns)[number]) =>
    kinds.reduce((all, visitor) => all + of(figures, visitor)[column], 0);
  const rows = kinds.map((visitor) => {
    const cells = columns.map((column) =>
      change(of(before, visitor)[column], of(now, visitor)[column]),
    );
    return `| ${visitors[visitor]} | ${cells.join(' | ')} |`;
  });
  const all = columns.map((column) => change(sum(before, column), sum(now, column)));
  return `## ${line}, ${width} px

| who | keys | presses | px scrolled | seconds | of them the hands' |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
| **all three** | ${all.join(' | ')} |`;
}

/** '118 → 97, −18 %', in bold where a quarter or more is gone. */
export function change(before: number, now: number): string {
  const percent = before === 0 ? 0 : Math.round((100 * (now - before)) / before);
  const signed = percent > 0 ? `+${percent} %` : `−${-percent} %`;
  const said = percent === 0 ? 'the same' : percent <= -25 ? `**${signed}**` : signed;
  return `${Math.round(before)} → ${Math.round(now)}, ${said}`;
}
