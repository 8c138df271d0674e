import { whenIdle } from '@preventivo/core';
import { Skeleton } from '@preventivo/ui';
import { lazy, Suspense, useEffect } from 'react';
import type { LaterPageProps } from './later-page.tsx';

const load = () => import('./later-page.tsx');
const LaterPage = lazy(() => load().then((module) => ({ default: module.LaterPage })));

/** The pages after the first: they are there before anybody comes to them. */
export function LazyLaterPage(props: LaterPageProps) {
  return (
    <Suspense fallback={<Skeleton count={4} />}>
      <LaterPage {...props} />
    </Suspense>
  );
}

/** Fetches the later pages while the first is filled in. */
export function useLaterPages() {
  useEffect(() => whenIdle(() => void load()), []);
}
