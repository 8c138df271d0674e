import { wasErasedBefore } from '@preventivo/core/draft';
import { loadPageSummary } from '@preventivo/form';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ConfiguredFunnel } from './configured-funnel.tsx';
import type { FunnelProps, Seed } from './funnel-props.ts';
import { lazyClient } from './lazy-client.ts';
import type { FunnelLine, LineSource } from './line/use-whole-line.ts';
import { loadPageSettings } from './settings/page-settings.ts';

/** Options of `mount`. */
export interface MountOptions extends Omit<FunnelProps, 'line' | 'seed' | 'isPressed'> {
  /** @defaultValue the folder above, where the reference site lists its lines */
  readonly linesUrl?: string | undefined;
  /** @defaultValue `lines.json` of the folder above, when `linesUrl` is that folder too */
  readonly linesFile?: string | undefined;
  /** Element to render into. @defaultValue the element with the id `root` */
  readonly root?: HTMLElement;
}

/** Renders a line's funnel into its page, or hydrates the page 1 that the build rendered. */
export function mount(
  /** The line, or a function that loads it when the page has the outline for page 1. */
  source: FunnelLine | (() => Promise<FunnelLine>),
  { root = rootOfPage(), ...host }: MountOptions = {},
): void {
  const seed: Seed = JSON.parse(root.dataset.qSeed ?? '{}');
  const start = (line: LineSource) => render(line, seed, root, host);
  if (typeof source !== 'function') start(source);
  else if (seed.outline) start({ ...seed.outline, load: source });
  else void source().then(start);
}

function render(line: LineSource, seed: Seed, root: HTMLElement, host: MountOptions): void {
  const settings = loadPageSettings(line);
  const client = lazyClient(line.id, settings);
  // A custom `linesUrl` makes the default `linesFile` wrong.
  const lines = 'linesUrl' in host ? {} : { linesUrl: '../', linesFile: '../lines.json' };
  const isPressed = root.dataset.qEarly === 'pressed';
  // The early press is answered when hydration and the error summary are ready.
  if (isPressed) void loadPageSummary().catch(() => undefined);
  // Turns off the script that handles presses before hydration.
  delete root.dataset.qEarly;
  // On back navigation browsers restore form fields, even after the device was erased. The draft has all later answers.
  const isPrerendered = root.querySelector('form') !== null && !wasErasedBefore();
  const app = (
    <StrictMode>
      <ConfiguredFunnel
        {...{ line, client, ...lines, ...host, settings, root }}
        {...(isPrerendered && { seed, isPressed })}
      />
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

function rootOfPage(): HTMLElement {
  const root = document.getElementById('root');
  if (!root)
    throw new Error(
      '@preventivo/funnel: there is no element with the id `root`. Add one, or give `mount` its `root`.',
    );
  return root;
}
