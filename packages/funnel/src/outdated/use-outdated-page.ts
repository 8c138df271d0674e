import { onPageVersion, type PageVersion, pageVersion, servedBuild } from '@preventivo/core';
import { reloadedKey, tabNote } from '@preventivo/core/draft';
import { reloadPage } from '@preventivo/ui';
import { useEffect, useState } from 'react';

/** Stores in the tab the builds for which the page has already reloaded itself. */
const reloaded = tabNote(reloadedKey);
/**
 * The most automatic reloads per tab. Without a limit, a server that names another build each time would cause an
 * endless loop.
 */
const maxReloads = 3;

/**
 * Returns whether to offer a reload because the server no longer has a chunk of this page. If the server has another
 * build and a reload loses no input, reloads the page at once: once per tab and build, at most three times.
 * @param isLossless returns whether a reload keeps everything that the visitor entered
 */
export function useOutdatedPage(isLossless: () => boolean | Promise<boolean>): boolean {
  const [version, setVersion] = useState<PageVersion>('current');
  useEffect(() =>
    onPageVersion(async () => {
      const build = servedBuild();
      const before = reloaded.get()?.split(' ') ?? [];
      const isDue = build !== undefined && !before.includes(build) && before.length < maxReloads;
      // Reload only if the tab can store that it did: an unstored reload would not count towards the limit.
      if (isDue && (await isLossless()) && reloaded.set([...before, build].join(' '))) reloadPage();
      else setVersion(pageVersion());
    }),
  );
  return version !== 'current';
}

/**
 * Whether a reload would interrupt the visitor or lose input. True for an open dialog, a pending call, a focused text
 * box or a typed fiscal code, which drafts do not store.
 */
export const isBusy = (page: Element | null): boolean =>
  Boolean(page?.querySelector('dialog[open], [aria-busy=true], textarea:focus, input:focus')) ||
  Boolean(page?.querySelector<HTMLInputElement>('[name=codice_fiscale]')?.value);
