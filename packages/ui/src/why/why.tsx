import { useSay } from '@preventivo/core/react';
import { whyAsked } from '@preventivo/core/words';
import { ChevronDownIcon } from '../icons/signs.tsx';
import { VisuallyHidden } from '../status/status.tsx';

/** What `<Why>` takes. */
export interface WhyProps {
  /** What is asked, for who listens, where a page has several. @defaultValue the page */
  readonly about?: string;
  /** Why it is asked, in a sentence or two. */
  readonly children: string;
}

/** Why something is asked, folded under it (docs/rules/screens.md#why-it-is-asked). */
export function Why({ about, children }: WhyProps) {
  const say = useSay();
  return (
    <details className="q-why">
      <summary>
        <ChevronDownIcon size={20} />
        <span>
          {say(whyAsked)}
          {about && <VisuallyHidden> {about}</VisuallyHidden>}
        </span>
      </summary>
      <p>{children}</p>
    </details>
  );
}
