import type { Page, Route } from '@playwright/test';

/** What a new deployment does to a page that is open. */
export interface Deployment {
  /** How often the page was loaded since. */
  loads(): number;
  /** The chunks that were asked for and are gone. */
  missing(): readonly string[];
  /** Puts the removed chunks back. */
  mend(): Promise<void>;
}

interface DeploymentOptions {
  /** The build that the server has now, by the number of the answer. @defaultValue the page's own */
  readonly build?: ((answer: number) => string) | undefined;
  /** Whether a page that was loaded since gets its chunks. @defaultValue true where `build` is given */
  readonly isComplete?: boolean;
}

/** A visitor whose browser fetches nothing ahead: the page asks for each chunk when it needs it. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    if (sessionStorage.getItem('deployed')) return;
    // Chunks are fetched ahead while the browser is idle: this one never is, until a deployment.
    window.requestIdleCallback = () => 0;
    window.cancelIdleCallback = () => undefined;
  });
}

/** The requests for chunks that wait for the deployment that removes them; undefined once it came. */
const held = new WeakMap<Page, Route[] | undefined>();

/** A visitor whose connection is slow: a chunk that is fetched ahead is not here when the deployment comes. */
export async function withoutChunk(page: Page, name: string): Promise<void> {
  held.set(page, []);
  await page.route(RegExp(`/assets/${name}-[^/]+\\.js$`), (route) =>
    held.get(page) ? held.get(page)?.push(route) : route.fallback(),
  );
}

/** Removes the chunks of the page that is open; the server may have another build from now on. */
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
    // The chunk that starts a page comes: without it there is nobody to say anything.
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
