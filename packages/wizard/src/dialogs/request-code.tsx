export interface RequestCodeProps {
  /** The request's number, to be named on the telephone; nothing is shown without it. */
  readonly requestId: string | undefined;
}

/** «Codice richiesta QR-2026-004512» */
export function RequestCode({ requestId }: RequestCodeProps) {
  if (!requestId) return null;
  return (
    <p className="q-code">
      Codice richiesta <strong>{requestId}</strong>
    </p>
  );
}
