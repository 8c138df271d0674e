import { Fragment } from 'react';

/** An answer in words. An email that is too long for its line goes on after its @ or a dot, and not within a word. */
export function AnswerWords({ children }: { readonly children: string }) {
  if (!children.includes('@')) return children;
  const parts = children.match(/[^@.]+[@.]?|[@.]/g) ?? [];
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
