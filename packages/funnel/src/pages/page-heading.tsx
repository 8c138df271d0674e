import type { Ref } from 'react';

interface PageHeadingProps {
  readonly title: string;
  /** The title, which takes focus when the page comes. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The title of a page, and what holds for all its questions. */
export function PageHeading({ title, heading }: PageHeadingProps) {
  return (
    <>
      <h2 className="q-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p className="q-lead">
        Tutti i campi sono obbligatori, salvo quelli indicati come facoltativi
      </p>
    </>
  );
}
