import { whenInUse } from '@preventivo/core';
import { Later, part, Skeleton } from '@preventivo/ui';
import { useEffect } from 'react';
import type { LaterPageProps } from './later-page.tsx';

const laterPage = part(() => import('./later-page.tsx').then(({ LaterPage }) => LaterPage));

/** The pages after the first. */
export function LazyLaterPage(props: LaterPageProps) {
  return <Later part={laterPage} given={props} meanwhile={<Skeleton count={4} />} />;
}

/** Fetches the later pages while the first is filled in: they are there before anybody comes to them. */
export function useLaterPages() {
  // A failure shows when the page is drawn, and can be tried again there.
  useEffect(() => whenInUse(laterPage.fetch), []);
}
