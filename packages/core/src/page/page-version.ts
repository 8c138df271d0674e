/**
 * Whether the server still serves the build that this page belongs to. `incomplete`: a chunk of this build is missing.
 * `replaced`: the server has another build, so a reload gets every chunk.
 */
export type PageVersion = 'current' | 'incomplete' | 'replaced';

const listeners = new Set<() => void>();
let version: PageVersion = 'current';
let served: string | undefined;
let asking: Promise<void> | undefined;
let isWatching = false;

/** Returns what is known of the page's build. */
export const pageVersion = (): PageVersion => version;

/** Returns the build that the server has now, where it is another than this page's. */
export const servedBuild = (): string | undefined => served;

/**
 * Calls the listener each time `pageVersion()` may have changed. The first call starts listening for chunks that could not be
 * loaded: Vite reports each as `vite:preloadError`.
 * @returns unsubscribes
 */
export function onPageVersion(listener: () => void): () => void {
  if (!isWatching) addEventListener('vite:preloadError', () => void askServer());
  isWatching = true;
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns whether the page needs a reload, once the server has answered about a chunk that just failed. */
export async function isPageOutdated(): Promise<boolean> {
  await asking;
  return version !== 'current';
}

/** A chunk that is missing while its page is served is gone; while nothing is served, the connection is. */
async function askServer() {
  asking ??= compareBuilds()
    .catch(() => undefined)
    .finally(() => {
      asking = undefined;
    });
  await asking;
}

async function compareBuilds() {
  const response = await fetch(location.href, { cache: 'no-store' });
  if (!response.ok) return;
  const own = document.querySelector('meta[name=build]')?.getAttribute('content');
  const [, now] = buildMeta.exec(await response.text()) ?? [];
  const isReplaced = own && now && own !== now;
  served = isReplaced ? now : undefined;
  version = isReplaced ? 'replaced' : 'incomplete';
  for (const listener of listeners) listener();
}

/** Where `packages/vite` writes the build into each page; a host's page has none. */
const buildMeta = /<meta name="build" content="([^"]*)/;
