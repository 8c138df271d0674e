import type { CSSProperties } from 'react';

export interface ProgressProps {
  /** How many parts the bar has. */
  readonly steps: number;
  /** The part under way, counted from 1. */
  readonly page: number;
  /** How much of it is done, from 0 to 1. */
  readonly answered: number;
}

/** The segmented bar: decoration, for its line of text says the same. */
export function Progress({ steps, page, answered }: ProgressProps) {
  return (
    <div className="q-progress" aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => index + 1).map((part) => (
        <i key={part} className={part < page ? 'q-done' : undefined}>
          {part === page && <b style={filledTo(answered)} />}
        </i>
      ))}
    </div>
  );
}

/** Moved by the style sheet, so that the saffron tip keeps its width. */
function filledTo(answered: number): CSSProperties {
  const share: CSSProperties & Record<'--q-answered', number> = {
    '--q-answered': Math.min(1, Math.max(0, answered)),
  };
  return share;
}
