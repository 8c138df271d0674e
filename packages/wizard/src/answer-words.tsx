import { Fragment, type ReactNode } from 'react';

/**
 * A formatted answer. Its text is the key, because React cannot update a text node that the browser
 * has translated.
 */
export function AnswerWords({ children }: { readonly children: string }) {
  return <span key={children}>{children.includes('@') ? parted(children) : children}</span>;
}

/** Allows line breaks in a long email only after the @ and after each dot. */
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
