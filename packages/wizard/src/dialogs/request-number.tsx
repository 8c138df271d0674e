export interface RequestNumberProps {
  /** The number, to be named on the telephone; nothing is shown without it. */
  readonly number: string | undefined;
}

/** «Numero della richiesta 4F3C-2A1B»; a press on the number marks all of it, to be copied. */
export function RequestNumber({ number }: RequestNumberProps) {
  if (!number) return null;
  return (
    <p className="q-code">
      Numero della richiesta <strong>{number}</strong>
    </p>
  );
}
