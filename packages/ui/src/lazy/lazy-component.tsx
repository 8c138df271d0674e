import { whenInUse } from '@preventivo/core';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';

/** A component whose code is loaded after the first page is up. */
export interface Part<P> {
  /** The component, once it is here. */
  known(): ComponentType<P> | undefined;
  fetch(): Promise<ComponentType<P>>;
}

export function part<P>(load: () => Promise<ComponentType<P>>): Part<P> {
  let known: ComponentType<P> | undefined;
  return {
    known: () => known,
    fetch: async () => {
      known ??= await load();
      return known;
    },
  };
}

interface LaterProps<P> {
  readonly part: Part<P>;
  readonly given: P;
  /** What holds the place until then. @defaultValue nothing */
  readonly meanwhile?: ReactNode;
  /** Whether it can wait until somebody begins to answer, and be done without if it does not come. @defaultValue false */
  readonly idle?: boolean;
}

/** Draws a part once it is here. A load that failed can be tried again. */
export function Later<P extends object>(props: LaterProps<P>) {
  const { part, given, meanwhile = null, idle = false } = props;
  const [Known, setKnown] = useState(part.known);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Known || failed) return undefined;
    const ask = () =>
      part.fetch().then(
        (loaded) => setKnown(() => loaded),
        () => setFailed(true),
      );
    if (idle) return whenInUse(ask);
    void ask();
    return undefined;
  }, [part, Known, failed, idle]);
  if (Known) return <Known {...given} />;
  return failed && !idle ? <NotLoaded onRetry={() => setFailed(false)} /> : meanwhile;
}

/** Says that a part of the page did not come, and lets it be tried again. */
export function NotLoaded({ onRetry }: { onRetry(): void }) {
  const retry = (
    <Button variant="outline" size="medium" onClick={onRetry}>
      Riprova
    </Button>
  );
  return (
    <Notice kind="error" alert actions={retry}>
      Non riusciamo a caricare la pagina. I dati inseriti non sono andati persi.
    </Notice>
  );
}
