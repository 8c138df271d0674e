import { createRoot } from 'react-dom/client';
import { configuredFunnel } from './configured-funnel.tsx';
import type { FunnelProps } from './funnel-props.ts';

export { ownDocuments, ownHelp } from './documents.ts';

/** Options of `drawIn`. */
export interface ElementOptions extends Pick<FunnelProps, 'line' | 'tracker' | 'helpUrl'> {
  /** The content of a `settings.json`. */
  readonly settings: string;
}

/**
 * Renders a funnel into an element of another site's page, or of a shadow root.
 * @returns a function that unmounts the funnel; the draft stays stored
 */
export function drawIn(root: HTMLElement, { settings, ...host }: ElementOptions): () => void {
  const reactRoot = createRoot(root);
  reactRoot.render(configuredFunnel({ embedded: true, ...host, root }, Promise.resolve(settings)));
  return () => reactRoot.unmount();
}
