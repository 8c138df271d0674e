import { contrast } from './contrast.ts';
import { PAIRS, type Pair } from './pairs.ts';

export interface Measured extends Pair {
  /** The contrast ratio, 1 to 21. */
  readonly ratio: number;
}

/** The contrast of every pair of tokens as they stand on an element inside of `.q`. */
export function measureTheme(element: Element): readonly Measured[] {
  const probe = document.createElement('span');
  element.append(probe);
  const painted = (token: string) => {
    probe.style.color = `var(--q-${token})`;
    return getComputedStyle(probe).color;
  };
  const measured = PAIRS.map((pair) => ({
    ...pair,
    ratio: contrast(painted(pair.on), painted(pair.under)),
  }));
  probe.remove();
  return measured;
}

/**
 * For whoever sets colours of their own, while developing: logs each pair of tokens on `element` that
 * is too close, and answers them.
 */
export function checkTheme(element: Element): readonly Measured[] {
  const failing = measureTheme(element).filter(({ ratio, least }) => ratio < least);
  for (const { on, under, ratio, least } of failing)
    console.warn(
      `@preventivo/ui: --q-${on} on --q-${under} has a contrast of ${ratio.toFixed(2)}, which people with low vision cannot read. Make it at least ${least}.`,
    );
  return failing;
}
