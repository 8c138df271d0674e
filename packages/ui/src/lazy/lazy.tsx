import { onPageVersion, pageVersion, schedulePreload } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import { commonReload, commonRetry, frameNotLoaded } from '@preventivo/core/words';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { type Lazy, lazy } from './lazy-code.ts';

/**
 * Loads code on request. Returns undefined until the code is loaded. A failed load shows no error, because the
 * component works without the code. The next request tries again.
 */
export function useLazy<Code>({
  preload,
  loaded,
}: Lazy<Code>): readonly [Code | undefined, () => Promise<void> | undefined] {
  const [code, setCode] = useState(loaded);
  const request = () => {
    if (code) return undefined;
    return preload().then(
      // The code may be a function, which `setState` would call. The wrapping function prevents this.
      (here) => setCode(() => here),
      () => undefined,
    );
  };
  return [code, request];
}

/** A component whose code loads on its first render, or earlier through `preload`. */
export interface LazyComponent<P> {
  (props: P): ReactNode;
  /** Loads the code once. */
  readonly preload: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
}

interface LazyOptions<P> {
  /** Renders a placeholder while the code loads. @defaultValue renders nothing */
  readonly fallback?: (props: P) => ReactNode;
  /**
   * Returns whether the code waits for the first interaction. A failed load then shows no error. @defaultValue
   * returns false
   */
  readonly isDeferred?: (props: P) => boolean;
}

/**
 * `React.lazy` for an unreliable network: after a failed load, shows an error with a retry button. Preloaded code
 * renders at once, without a fallback.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { fallback = nothing, isDeferred = never }: LazyOptions<P> = {},
): LazyComponent<NoInfer<P>> {
  const code = lazy(load);
  const draw = (props: P) => (
    <OnceLoaded
      code={code}
      props={props}
      isDeferred={isDeferred(props)}
      fallback={fallback(props)}
    />
  );
  return Object.assign(draw, {
    preload: code.preload,
    isLoaded: () => code.loaded() !== undefined,
  });
}

interface OnceLoadedProps<P> {
  readonly code: Lazy<ComponentType<P>>;
  readonly props: P;
  readonly isDeferred: boolean;
  readonly fallback: ReactNode;
}

function OnceLoaded<P extends object>({ code, props, isDeferred, fallback }: OnceLoadedProps<P>) {
  const [Component, setComponent] = useState(code.loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Component || failed) return undefined;
    const request = () =>
      code.preload().then(
        (component) => setComponent(() => component),
        () => setFailed(true),
      );
    if (isDeferred) return schedulePreload(request);
    void request();
    return undefined;
  }, [code, Component, failed, isDeferred]);
  if (Component) return <Component {...props} />;
  return failed && !isDeferred ? <NotLoaded onRetry={() => setFailed(false)} /> : fallback;
}

const nothing = () => null;
const never = () => false;

/** Loads code after the first interaction, before the user reaches the component. */
export function usePreload(load: () => Promise<unknown>): void {
  // A failed preload shows no error, because the component shows it when it renders.
  useEffect(() => schedulePreload(load), [load]);
}

/**
 * Shows that a part of the page is missing, with a retry button. Offers to reload the page if a retry cannot help:
 * the part failed to render (no `onRetry`), or the server no longer has the chunk.
 */
export function NotLoaded({
  onRetry,
}: {
  /** Loads the part again. @defaultValue the button reloads the page */
  onRetry?: (() => void) | undefined;
}) {
  const t = useTranslate();
  const isRetried = useIsPageCurrent() && onRetry;
  const retry = (
    <Button variant="outline" size="medium" onClick={isRetried || reloadPage}>
      {t(isRetried ? commonRetry : commonReload)}
    </Button>
  );
  return (
    <Notice kind="error" alert actions={retry}>
      {t(frameNotLoaded)}
    </Notice>
  );
}

/** Returns whether the server still has the chunks of this page. Returns true if this is unknown. */
const useIsPageCurrent = () =>
  useSyncExternalStore(onPageVersion, pageVersion, onServer) === 'current';
const onServer = () => 'current' as const;

/** Reloads the page. The unload handler saves the draft. */
export const reloadPage = (): void => location.reload();
