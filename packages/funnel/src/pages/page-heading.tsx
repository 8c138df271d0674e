import { useSay } from '@preventivo/core/react';
import { commonAllMandatory } from '@preventivo/core/words';
import type { Ref } from 'react';

interface PageHeadingProps {
  readonly title: string;
  /** The title, which takes focus when the page comes. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The title of a page, and what holds for all its questions. */
export function PageHeading({ title, heading }: PageHeadingProps) {
  const say = useSay();
  return (
    <>
      <h2 className="q-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p className="q-lead">{say(commonAllMandatory)}</p>
    </>
  );
}
