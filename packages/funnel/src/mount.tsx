import { isLeftBehind } from '@preventivo/core/draft';
import { loadPageSummary } from '@preventivo/form';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Funnel } from './funnel.tsx';
import type { FunnelProps, Seed } from './funnel-props.ts';
import { lazyClient } from './lazy-client.ts';
import type { FunnelLine, LineSource } from './line/use-whole-line.ts';
import { loadPageSettings, type PageSettings, useSettings } from './settings/page-settings.ts';

/** What `mount` takes besides the line. */
export interface MountOptions extends Omit<FunnelProps, 'line' | 'seed' | 'isPressed'> {
  /** @defaultValue the folder above: there the reference site lists its lines */
  readonly linesUrl?: string | undefined;
  /** @defaultValue `lines.json` of the folder above, where `linesUrl` is that folder too */
  readonly linesFile?: string | undefined;
  /** Where the funnel goes. @defaultValue the element with the id `root` */
  readonly root?: HTMLElement;
}

/** Starts a line's funnel in its page: over what was drawn when the app was built, or from nothing. */
export function mount(
  /** The product, or the way to it: what page 1 needs of it was written into the page. */
  source: FunnelLine | (() => Promise<FunnelLine>),
  options: MountOptions = {},
): void {
  const { root = theRoot() } = options;
  if (typeof source !== 'function') {
    start(source, root, options);
    return;
  }
  const { outline } = seedOf(root);
  if (outline) start({ ...outline, load: source }, root, options);
  else void source().then((line) => start(line, root, options));
}

function start(line: LineSource, root: HTMLElement, { root: _, ...host }: MountOptions): void {
  const settings = loadPageSettings(line);
  const client = lazyClient(line.id, settings);
  // Another list of lines has other lines.
  const lines = 'linesUrl' in host ? {} : { linesUrl: '../', linesFile: '../lines.json' };
  const options = { client, ...lines, ...host, settings, root };
  const form = root.querySelector('form');
  const pressed = root.dataset.qEarly === 'pressed';
  // Asked for while the page comes to life: the press is answered when both are here.
  if (pressed) void loadPageSummary().catch(() => undefined);
  // From here on the form answers for itself.
  delete root.dataset.qEarly;
  // On the way back browsers fill in what stood there, of whoever erased it since; a draft has all that was written after.
  if (!form || isLeftBehind()) {
    createRoot(root).render(<App line={line} {...options} />);
    return;
  }
  hydrateRoot(root, <App line={line} {...options} seed={seedOf(root)} isPressed={pressed} />);
}

interface AppProps extends FunnelProps {
  readonly settings: Promise<PageSettings> | undefined;
  readonly root: HTMLElement;
}

function App({ settings, root, ...props }: AppProps) {
  return (
    <StrictMode>
      <Funnel {...props} {...useSettings(settings, root)} />
    </StrictMode>
  );
}

/** What the page was drawn with, as it was written into it. */
function seedOf(root: HTMLElement): Seed {
  return JSON.parse(root.dataset.qSeed ?? '{}');
}

function theRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root)
    throw new Error(
      '@preventivo/funnel: there is no element with the id `root`. Add one, or give `mount` its `root`.',
    );
  return root;
}
