import type { CSSProperties, ReactNode } from 'react';
import type { ChoiceOption } from './option-card.tsx';

interface OptionColumnsProps {
  readonly options: readonly ChoiceOption[];
  readonly children: ReactNode;
}

/** Whether the number of options is too large for cards. The options are then rows with lines between them. */
export const isLong = (options: readonly ChoiceOption[]) => options.length > 8;

/** Options in as many columns as the longest label allows (docs/rules/screens.md#options). */
export function OptionColumns({ options, children }: OptionColumnsProps) {
  return (
    <div
      className={`q-cards q-columns ${isLong(options) ? 'q-lines' : ''}`}
      style={columnsOf(options)}
    >
      {children}
    </div>
  );
}

/**
 * Computes the CSS variables of the columns: the width of the longest label in characters, and two column counts. For
 * cards, both counts leave the last row more than half full. With two columns, a label on a card may have one line
 * more, and a label in a row two lines more.
 */
export function columnsOf(options: readonly ChoiceOption[]): CSSProperties {
  const [most = 2, fewer = 2] = [4, 3].filter(
    (columns) => isLong(options) || fillsLastRow(options.length, columns),
  );
  const room: CSSProperties & Record<`--q-${string}`, number> = {
    '--q-most': most,
    '--q-fewer': fewer,
    '--q-room': roomOf(options, 2),
    '--q-tight': roomOf(options, isLong(options) ? 4 : 3),
  };
  return room;
}

/** Returns whether the last row of this many columns is more than half full. */
const fillsLastRow = (count: number, columns: number) =>
  count >= columns && (columns - (count % columns)) % columns < columns / 2;

/** Width of a pictogram, in characters. */
const PICTOGRAM = 6;

/**
 * Returns the width, in characters, in which the longest label fits into this number of lines without breaking a
 * word.
 */
const roomOf = (options: readonly ChoiceOption[], lines: number): number =>
  Math.max(
    0,
    ...options.map(
      ({ value, detail = '', icon }) =>
        Math.max(widthOf(value, lines), widthOf(detail, lines)) + (icon ? PICTOGRAM : 0),
    ),
  );

/** Returns the width, in characters, of a text that is wrapped as evenly as possible into this number of lines. */
function widthOf(text: string, lines: number): number {
  if (lines === 1) return text.length;
  const widths = [...text.matchAll(/ /g)].map(({ index }) =>
    Math.max(index, widthOf(text.slice(index + 1), lines - 1)),
  );
  return Math.min(text.length, ...widths);
}
