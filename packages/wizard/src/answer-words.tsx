import { Fragment, type ReactNode } from 'react';

/**
 * A formatted answer. Its text is also its React key, so that a new text gets a new element: React
 * cannot update a text node that a browser translator has replaced.
 */
export function AnswerWords({ children }: { readonly children: string }) {
  return <span key={children}>{children.includes('@') ? parted(children) : children}</span>;
}

/** Lets a long email wrap only after the @ and after each dot. */
function parted(email: string): ReactNode {
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
