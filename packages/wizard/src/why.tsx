import { ChevronDownIcon } from '@preventivo/ui';

export interface WhyProps {
  /** Why it is asked, in a sentence or two. */
  readonly children: string;
}

/** Why a page asks what it asks, folded under its title (docs/rules/screens.md#why-it-is-asked). */
export function Why({ children }: WhyProps) {
  return (
    <details className="q-why">
      <summary>
        <ChevronDownIcon size={20} />
        Perché lo chiediamo?
      </summary>
      <p>{children}</p>
    </details>
  );
}
