import type { Ref } from 'react';

/** The title of a page, which takes focus when the page comes, and what holds for all its questions. */
export function PageHeading({ title, ref }: { title: string; ref: Ref<HTMLHeadingElement> }) {
  return (
    <>
      <h2 className="q-title" tabIndex={-1} ref={ref}>
        {title}
      </h2>
      <p className="q-lead">
        Tutti i campi sono obbligatori, salvo quelli indicati come facoltativi
      </p>
    </>
  );
}
