import { onPageVersion, type PageVersion, pageVersion, servedBuild } from '@preventivo/core';
import { reloadedKey, tabNote } from '@preventivo/core/draft';
import { reloadPage } from '@preventivo/ui';
import { useEffect, useRef, useState } from 'react';

/** The builds that this tab has reloaded itself for. */
const reloaded = tabNote(reloadedKey);
/** How often a tab reloads itself: a server that names another build each time makes no loop. */
const most = 3;

/**
 * Returns whether to offer a reload, since a chunk of this page is gone. Where another build is served and a reload loses
 * nothing, the page reloads itself instead: once per tab and build, and three times at most.
 * @param isLossless whether all that the visitor entered comes back after a reload
 */
export function useOutdatedPage(isLossless: () => boolean | Promise<boolean>): boolean {
  const [version, setVersion] = useState<PageVersion>('current');
  const latest = useRef(isLossless);
  useEffect(() => {
    latest.current = isLossless;
  });
  useEffect(
    () =>
      onPageVersion(async () => {
        const build = servedBuild();
        const before = reloaded.get()?.split(' ') ?? [];
        const isDue = build !== undefined && !before.includes(build) && before.length < most;
        // A tab that keeps nothing would not know that it was reloaded.
        if (isDue && (await latest.current()) && reloaded.set([...before, build].join(' ')))
          reloadPage();
        else setVersion(pageVersion());
      }),
    [],
  );
  return version !== 'current';
}

/** Whether the visitor writes, has a dialog open or waits for a call, or a box holds what is in no draft. */
export const isBusy = (page: Element | null): boolean =>
  Boolean(page?.querySelector('dialog[open], [aria-busy=true], textarea:focus, input:focus')) ||
  Boolean(page?.querySelector<HTMLInputElement>('[name=codice_fiscale]')?.value);
