import type { Client } from '@preventivo/core';
import { createRoot } from 'react-dom/client';
import { ownDocuments, ownHelp } from './documents.ts';
import { Funnel } from './funnel.tsx';
import type { FunnelProps } from './funnel-props.ts';
import { lazyClient } from './lazy-client.ts';
import { loadPageSettings, type PageSettings, useSettings } from './settings/page-settings.ts';

export { ownDocuments, ownHelp };

/** What a funnel in an element of somebody else's page is drawn with. */
export interface ElementOptions extends Pick<FunnelProps, 'line' | 'tracker' | 'helpUrl'> {
  /** The text of the settings, as `settings.json` has them. */
  readonly settings: string;
}

/**
 * Draws a funnel into an element of somebody else's page, in a shadow too.
 * @returns takes it out of the page again; its draft stays
 */
export function drawIn(root: HTMLElement, { settings: text, ...host }: ElementOptions): () => void {
  const settings = loadPageSettings(host.line, Promise.resolve(text));
  const client = lazyClient(host.line.id, settings);
  const drawn = createRoot(root);
  drawn.render(<Drawn {...host} {...{ client, settings, root }} />);
  return () => drawn.unmount();
}

interface DrawnProps extends Omit<ElementOptions, 'settings'> {
  readonly client: Client;
  readonly settings: Promise<PageSettings> | undefined;
  readonly root: HTMLElement;
}

function Drawn({ settings, root, ...props }: DrawnProps) {
  return <Funnel embedded {...props} {...useSettings(settings, root)} />;
}
