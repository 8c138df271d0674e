/**
 * Whether the server still serves the build of this page. `incomplete`: a chunk of this build is missing. `replaced`:
 * the server has another build, so a reload loads every chunk.
 */
export type PageVersion = 'current' | 'incomplete' | 'replaced';

const listeners = new Set<() => void>();
let version: PageVersion = 'current';
let served: string | undefined;
let asking: Promise<void> | undefined;
let isWatching = false;

/** Returns the last known state of the page: `current`, `incomplete` or `replaced`. */
export const pageVersion = (): PageVersion => version;

/** Returns the server's current build, if it differs from the build of this page. */
export const servedBuild = (): string | undefined => served;

/**
 * Calls the listener each time `pageVersion()` may have changed. The first call subscribes to chunks that fail to
 * load, which Vite reports as `vite:preloadError`.
 * @returns the unsubscribe function
 */
export function onPageVersion(listener: () => void): () => void {
  if (!isWatching) addEventListener('vite:preloadError', (event) => void askServer(chunkOf(event)));
  isWatching = true;
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Returns whether the page needs a reload. After a chunk has failed to load, waits until the page has compared its
 * build with the server's.
 */
export async function isPageOutdated(): Promise<boolean> {
  await asking;
  return version !== 'current';
}

async function askServer(chunk: string | undefined) {
  asking ??= compareBuilds(chunk)
    .catch(() => undefined)
    .finally(() => {
      asking = undefined;
    });
  await asking;
}

/**
 * Compares the server's build with the page's build. If they are equal, the page is `incomplete` only if the server
 * no longer has the chunk. After a network error or a server error a retry may succeed, so the page stays `current`.
 */
async function compareBuilds(chunk: string | undefined) {
  const response = await fetch(location.href, { cache: 'no-store' });
  if (!response.ok) return;
  const own = document.querySelector('meta[name=build]')?.getAttribute('content');
  const [, now] = buildMeta.exec(await response.text()) ?? [];
  const isReplaced = own && now && own !== now;
  if (!isReplaced && chunk && !(await isGone(chunk))) return;
  served = isReplaced ? now : undefined;
  version = isReplaced ? 'replaced' : 'incomplete';
  for (const listener of listeners) listener();
}

/** Returns the URL of the failed chunk, which Chromium and Firefox include in their error message. */
function chunkOf(event: Event): string | undefined {
  const { message = '' } = ('payload' in event ? event.payload : {}) as Partial<Error>;
  return /https?:\S+/.exec(message)?.[0];
}

/** Whether the server no longer has a script. Some servers respond with an HTML page instead of a 404. */
async function isGone(script: string): Promise<boolean> {
  const { status, headers } = await fetch(script, { method: 'HEAD', cache: 'no-store' });
  return status === 404 || status === 410 || /html/.test(headers.get('content-type') ?? '');
}

/**
 * Matches the element in which `packages/vite` stores the build. The page of a host application has no such element.
 */
const buildMeta = /<meta name="build" content="([^"]*)/;
