import type { ReactNode } from 'react';

export interface RequestNumberProps {
  /** The number, to be named on the telephone; nothing is shown without it. */
  readonly number: string | undefined;
  /** After the number. */
  readonly children?: ReactNode;
}

/** «Numero della richiesta 4F3C-2A1B» */
export function RequestNumber({ number, children }: RequestNumberProps) {
  if (!number) return null;
  return (
    <p className="q-code">
      Numero della richiesta <strong>{number}</strong>
      {children}
    </p>
  );
}
