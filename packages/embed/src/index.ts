import { defineElement, type FunnelElement, type Pieces } from './element.ts';
import type { FunnelEvents } from './events.ts';

export type { FunnelElement, FunnelEvents };

/** What the element is made of. */
export interface FunnelElementOptions extends Omit<Pieces, 'draw'> {
  /** What the element is called. @defaultValue 'preventivo-funnel' */
  readonly name?: string;
}

/** Makes `<preventivo-funnel line="…" api="…">` known to the page, with these lines. */
export function defineFunnel({
  name = 'preventivo-funnel',
  ...pieces
}: FunnelElementOptions): void {
  defineElement(name, { ...pieces, draw: () => import('./draw.ts').then(({ draw }) => draw) });
}

declare global {
  interface HTMLElementTagNameMap {
    'preventivo-funnel': FunnelElement;
  }
  interface HTMLElementEventMap extends FunnelEvents {}
}
