export interface ShownAnswerProps {
  readonly label: string;
  /** The answer in words; '' while it is not known. */
  readonly words: string;
}

/** An answer that is known from the contractor: it is shown, and changed where it was given. */
export function ShownAnswer({ label, words }: ShownAnswerProps) {
  return (
    <dl className="q-given">
      <dt className="q-label">{label}</dt>
      <dd>{words || '–'}</dd>
      <dd className="q-hint">Dai dati del contraente</dd>
    </dl>
  );
}
