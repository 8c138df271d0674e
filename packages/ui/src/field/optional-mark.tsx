/** Said of what may be left empty; all else is asked for. */
export function OptionalMark({ optional }: { readonly optional: boolean | undefined }) {
  if (!optional) return null;
  return (
    <>
      {' '}
      <span className="q-optional">(facoltativo)</span>
    </>
  );
}
