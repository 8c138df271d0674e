import { Fragment, type ReactNode } from 'react';

/** A formatted answer. Keyed by its text, because a translator may have replaced the text node. */
export function AnswerWords({ children }: { readonly children: string }) {
  return <span key={children}>{children.includes('@') ? parted(children) : children}</span>;
}

/** Lets a long email break after its @ or a dot, but not within a word. */
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
