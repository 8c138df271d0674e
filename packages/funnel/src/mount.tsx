import { wasErasedBefore } from '@preventivo/core/draft';
import { loadPageSummary } from '@preventivo/form';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configuredFunnel } from './configured-funnel.tsx';
import type { FunnelProps, Seed } from './funnel-props.ts';
import type { FunnelLine, LineSource } from './line/use-whole-line.ts';

/** Options of `mount`. */
export interface MountOptions extends Omit<FunnelProps, 'line' | 'seed' | 'isPressed'> {
  /** URL of the page that lists the lines. @defaultValue `../`, as on the reference site */
  readonly linesUrl?: string | undefined;
  /**
   * URL of the file that lists the lines.
   * @defaultValue `../lines.json`, or none if `linesUrl` is set
   */
  readonly linesFile?: string | undefined;
  /** Element to render into. @defaultValue the element with the id `root` */
  readonly root?: HTMLElement;
}

/** Renders a line's funnel into its page, or hydrates page 1 if the build has prerendered it. */
export function mount(
  /**
   * The line, or a function that loads it. If the page's seed has the outline, page 1 does not need the line, and the
   * function runs later.
   */
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
  // The default `linesFile` is valid for the default `linesUrl` only.
  const lines = 'linesUrl' in host ? {} : { linesUrl: '../', linesFile: '../lines.json' };
  const isPressed = root.dataset.qEarly === 'pressed';
  // «Continua» was pressed before hydration, so page 1 may show errors right after hydration. Start to load the error
  // summary now.
  if (isPressed) void loadPageSummary().catch(() => undefined);
  // Removing this attribute stops the inline script that records presses before hydration.
  delete root.dataset.qEarly;
  // Do not hydrate the old HTML after an erasure of the device: on a back navigation, the browser refills the form with
  // the erased answers.
  const isPrerendered = root.querySelector('form') !== null && !wasErasedBefore();
  const prerendered = isPrerendered && { seed, isPressed };
  const funnel = configuredFunnel({ line, ...lines, ...host, ...prerendered, root });
  const app = <StrictMode>{funnel}</StrictMode>;
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
