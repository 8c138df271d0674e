import { useTranslate } from '@preventivo/core/react';
import { whyAsked } from '@preventivo/core/words';
import { ChevronDownIcon } from '../icons/signs.tsx';
import { VisuallyHidden } from '../status/status.tsx';

/** Props of `<Why>`. */
export interface WhyProps {
  /** The question, for screen readers. Set it if the page contains several explanations. @defaultValue none */
  readonly about?: string;
  /** The reason for the question, in a sentence or two. */
  readonly children: string;
}

/** A collapsed explanation of why the form asks a question (docs/rules/screens.md#why-it-is-asked). */
export function Why({ about, children }: WhyProps) {
  const t = useTranslate();
  return (
    <details className="q-why">
      <summary>
        <ChevronDownIcon size={20} />
        <span>
          {t(whyAsked)}
          {about && <VisuallyHidden> {about}</VisuallyHidden>}
        </span>
      </summary>
      <p>{children}</p>
    </details>
  );
}
