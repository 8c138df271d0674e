import type { Page, Route } from '@playwright/test';

/** A simulated deployment of another build. It records what an open page requests after it. */
export interface Deployment {
  loads(): number;
  /** The missing chunks that the page has requested. */
  missing(): readonly string[];
  mend(): Promise<void>;
}

interface DeploymentOptions {
  /**
   * Returns the build id that the server sends with its response number `answer`. @defaultValue the page's own build
   */
  readonly build?: ((answer: number) => string) | undefined;
  /** Whether a page that loads after the deployment finds all its chunks. @defaultValue true when `build` is set */
  readonly isComplete?: boolean;
}

/** Disables prefetching: the page requests each chunk only when it needs it. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    if (sessionStorage.getItem('deployed')) return;
    // Prefetching waits for idle time, so never report idle time to a page from before the deployment.
    window.requestIdleCallback = () => 0;
    window.cancelIdleCallback = () => undefined;
  });
}

/** The requests for chunks that wait until the deployment removes these chunks. Undefined after the deployment. */
const held = new WeakMap<Page, Route[] | undefined>();

/**
 * Holds back the response for a chunk, as a very slow connection does: a prefetched chunk has not arrived when the
 * deployment begins.
 */
export async function withoutChunk(page: Page, name: string): Promise<void> {
  held.set(page, []);
  await page.route(RegExp(`/assets/${name}-[^/]+\\.js$`), (route) =>
    held.get(page) ? held.get(page)?.push(route) : route.fallback(),
  );
}

/** Removes the chunks of the open page. With `build`, the server then sends this build id. */
export async function deploy(
  page: Page,
  { build, isComplete = build !== undefined }: DeploymentOptions = {},
): Promise<Deployment> {
  let loads = 0;
  let answers = 0;
  const missing: string[] = [];
  const assets = /\/assets\/[^/]+\.js$/;
  await page.evaluate(() => sessionStorage.setItem('deployed', 'yes'));
  const html = await (await page.request.get(page.url())).text();
  await page.route(assets, (route) => {
    const { pathname } = new URL(route.request().url());
    // Serve the entry chunk: without it, no code of the page could run and show a message.
    const isEntry = html.includes(pathname.replace(/^.*\//, ''));
    if (loads > 0 && (isComplete || isEntry)) return route.fallback();
    missing.push(pathname);
    return route.fulfill({ status: 404, body: '' });
  });
  const gone = held.get(page) ?? [];
  held.delete(page);
  await page.route(
    ({ pathname }) => /^\/[a-z-]+\/$/.test(pathname),
    async (route) => {
      const request = route.request();
      if (!['document', 'fetch'].includes(request.resourceType())) return route.fallback();
      if (request.isNavigationRequest()) loads += 1;
      if (!build) return route.fallback();
      const now = build(answers);
      answers += 1;
      const body = html.replace(/(<meta name="build" content=")[^"]*/, `$1${now}`);
      return route.fulfill({ contentType: 'text/html', body });
    },
  );
  for (const route of gone) await route.fulfill({ status: 404, body: '' });
  return {
    loads: () => loads,
    missing: () => missing,
    mend: () => page.unroute(assets),
  };
}
