import { onPageVersion, type PageVersion, pageVersion, servedBuild } from '@preventivo/core';
import { reloadedKey, tabNote } from '@preventivo/core/draft';
import { reloadPage } from '@preventivo/ui';
import { useEffect, useState } from 'react';

/** The builds for which this tab has reloaded itself. */
const reloaded = tabNote(reloadedKey);
/** Limit of reloads per tab: a server that names another build each time causes no loop. */
const maxReloads = 3;

/**
 * Returns whether to offer a reload, since a chunk of this page is gone. When another build is served and a reload loses
 * nothing, reloads the page instead: once per tab and build, and three times at most.
 * @param isLossless returns whether a reload keeps all that the visitor entered
 */
export function useOutdatedPage(isLossless: () => boolean | Promise<boolean>): boolean {
  const [version, setVersion] = useState<PageVersion>('current');
  useEffect(() =>
    onPageVersion(async () => {
      const build = servedBuild();
      const before = reloaded.get()?.split(' ') ?? [];
      const isDue = build !== undefined && !before.includes(build) && before.length < maxReloads;
      // Without storage the tab could not count its reloads.
      if (isDue && (await isLossless()) && reloaded.set([...before, build].join(' '))) reloadPage();
      else setVersion(pageVersion());
    }),
  );
  return version !== 'current';
}

/**
 * Whether the visitor types, has a dialog open, waits for a call, or filled in the fiscal code, which no draft keeps.
 */
export const isBusy = (page: Element | null): boolean =>
  Boolean(page?.querySelector('dialog[open], [aria-busy=true], textarea:focus, input:focus')) ||
  Boolean(page?.querySelector<HTMLInputElement>('[name=codice_fiscale]')?.value);
