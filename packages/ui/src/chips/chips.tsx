export interface Chip {
  readonly id: string;
  readonly text: string;
}

export interface ChipsProps {
  readonly chips: readonly Chip[];
  readonly onPick: (id: string) => void;
}

/** Buttons that fill in a common answer. Renders nothing for a single chip, because it offers no choice. */
export function Chips({ chips, onPick }: ChipsProps) {
  if (chips.length < 2) return null;
  return (
    <div className="q-chips">
      {chips.map(({ id, text }) => (
        <button key={id} type="button" className="q-chip" onClick={() => onPick(id)}>
          {text}
        </button>
      ))}
    </div>
  );
}
