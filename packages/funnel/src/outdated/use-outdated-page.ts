import { onPageVersion, type PageVersion, pageVersion, servedBuild } from '@preventivo/core';
import { reloadedKey, tabNote } from '@preventivo/core/draft';
import { reloadPage } from '@preventivo/ui';
import { useEffect, useState } from 'react';

/** The builds for which this tab has reloaded itself. */
const reloaded = tabNote(reloadedKey);
/** Limit of reloads per tab, so that a server with another build id each time causes no endless loop. */
const maxReloads = 3;

/**
 * Returns whether to offer a reload because a chunk of this page is gone. If the server has another build and a reload
 * loses no input, reloads the page instead: once per tab and build, and three times at most.
 * @param isLossless returns whether a reload keeps all that the visitor entered
 */
export function useOutdatedPage(isLossless: () => boolean | Promise<boolean>): boolean {
  const [version, setVersion] = useState<PageVersion>('current');
  useEffect(() =>
    onPageVersion(async () => {
      const build = servedBuild();
      const before = reloaded.get()?.split(' ') ?? [];
      const isDue = build !== undefined && !before.includes(build) && before.length < maxReloads;
      // Reload only if the tab can store the reload, since it could not limit them otherwise.
      if (isDue && (await isLossless()) && reloaded.set([...before, build].join(' '))) reloadPage();
      else setVersion(pageVersion());
    }),
  );
  return version !== 'current';
}

/**
 * Whether a reload would interrupt the visitor: an open dialog, a pending call, a focused text box, or a fiscal code,
 * which drafts do not store.
 */
export const isBusy = (page: Element | null): boolean =>
  Boolean(page?.querySelector('dialog[open], [aria-busy=true], textarea:focus, input:focus')) ||
  Boolean(page?.querySelector<HTMLInputElement>('[name=codice_fiscale]')?.value);
