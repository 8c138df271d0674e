import { Fragment, type ReactNode } from 'react';

/** Lets a long email wrap only after the @ and after each dot. */
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
