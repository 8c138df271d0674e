import { Fragment, type ReactNode } from 'react';

/** An answer in words. Another one is another element: a translator may have replaced the text of this one. */
export function AnswerWords({ children }: { readonly children: string }) {
  return <span key={children}>{children.includes('@') ? parted(children) : children}</span>;
}

/** An email that is too long for its line goes on after its @ or a dot, and not within a word. */
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
