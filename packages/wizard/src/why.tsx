import { ChevronDownIcon } from '@preventivo/ui';

export interface WhyProps {
  /** Why it is asked, in a sentence or two. */
  readonly children: string;
}

/** Why a page asks what it asks, folded under its title (ux.md 1.11). */
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
