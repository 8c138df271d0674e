import type { CSSProperties, ReactNode } from 'react';
import type { ChoiceOption } from './option-card.tsx';

interface OptionColumnsProps {
  readonly options: readonly ChoiceOption[];
  readonly children: ReactNode;
}

/**
 * Option cards beside each other: as many as there is room for, by the longest label of the list
 * (docs/rules/screens.md#options).
 */
export function OptionColumns({ options, children }: OptionColumnsProps) {
  return (
    <div className="q-cards q-columns" style={columnsOf(options)}>
      {children}
    </div>
  );
}

/**
 * What the style sheet needs to find the columns: the room that every label wants, in characters, and how many
 * columns look whole where there is room, and where there is less. Of two a label may take one line more.
 */
export function columnsOf(options: readonly ChoiceOption[]): CSSProperties {
  const [most = 2, fewer = 2] = [4, 3].filter((columns) => isWhole(options.length, columns));
  const room: CSSProperties & Record<`--q-${string}`, number> = {
    '--q-most': most,
    '--q-fewer': fewer,
    '--q-room': roomOf(options, 2),
    '--q-tight': roomOf(options, 3),
  };
  return room;
}

/** Whether so many columns leave no last row that is half empty. */
const isWhole = (count: number, columns: number) =>
  count >= columns && (columns - (count % columns)) % columns < columns / 2;

/** What a pictogram takes, in characters. */
const PICTOGRAM = 6;

/** The room in which the longest label stands in so many lines; a word is never parted. */
const roomOf = (options: readonly ChoiceOption[], lines: number): number =>
  Math.max(
    0,
    ...options.map(
      ({ value, detail = '', icon }) =>
        Math.max(widthOf(value, lines), widthOf(detail, lines)) + (icon ? PICTOGRAM : 0),
    ),
  );

/** The width, in characters, of a text in so many lines that are as even as its words let them be. */
function widthOf(text: string, lines: number): number {
  if (lines === 1) return text.length;
  const widths = [...text.matchAll(/ /g)].map(({ index }) =>
    Math.max(index, widthOf(text.slice(index + 1), lines - 1)),
  );
  return Math.min(text.length, ...widths);
}
