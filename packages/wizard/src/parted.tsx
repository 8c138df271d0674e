import { Fragment, type ReactNode } from 'react';

/** Adds line break opportunities after the @ and after each dot of an email. A long email then wraps only there. */
export function parted(email: string): ReactNode {
  const parts = email.match(/[^@.]+[@.]?|[@.]/g) ?? [];
  let at = 0;
  return parts.map((part) => {
    at += part.length;
    return (
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    );
  });
}
