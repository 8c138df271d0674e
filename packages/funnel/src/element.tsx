import { createRoot } from 'react-dom/client';
import { ConfiguredFunnel } from './configured-funnel.tsx';
import type { FunnelProps } from './funnel-props.ts';
import { lazyClient } from './lazy-client.ts';
import { loadPageSettings } from './settings/page-settings.ts';

export { ownDocuments, ownHelp } from './documents.ts';

/** Options of `drawIn`. */
export interface ElementOptions extends Pick<FunnelProps, 'line' | 'tracker' | 'helpUrl'> {
  /** The text of a `settings.json`. */
  readonly settings: string;
}

/**
 * Renders a funnel into an element of another site's page, or of a shadow root.
 * @returns a function that unmounts the funnel; the draft stays stored
 */
export function drawIn(root: HTMLElement, { settings: file, ...host }: ElementOptions): () => void {
  const settings = loadPageSettings(host.line, Promise.resolve(file));
  const client = lazyClient(host.line.id, settings);
  const reactRoot = createRoot(root);
  reactRoot.render(<ConfiguredFunnel embedded {...host} {...{ client, settings, root }} />);
  return () => reactRoot.unmount();
}
