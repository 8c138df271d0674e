import { defineElement, type FunnelElement, type Pieces } from './element.ts';
import type { FunnelEvents } from './events.ts';

export type { FunnelElement, FunnelEvents };

/** Options of `defineFunnel`. */
export interface FunnelElementOptions extends Omit<Pieces, 'draw'> {
  /** The tag name of the element. @defaultValue 'preventivo-funnel' */
  readonly name?: string;
}

/** Defines the custom element `<preventivo-funnel line="…" api="…">` for the given lines. */
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
