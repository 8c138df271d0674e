import { onPageVersion, pageVersion, schedulePreload } from '@preventivo/core';
import { useSay } from '@preventivo/core/react';
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
 * Code that is loaded when asked for: undefined until it is here. A load that failed is silent, since
 * what stands without it works too, and is tried again when asked again.
 */
export function useLazy<Code>({
  preload,
  loaded,
}: Lazy<Code>): readonly [Code | undefined, () => Promise<void> | undefined] {
  const [code, setCode] = useState(loaded);
  const request = () => {
    if (code) return undefined;
    return preload().then(
      // In a function, since the code may be one, which a state would call.
      (here) => setCode(() => here),
      () => undefined,
    );
  };
  return [code, request];
}

/** A component whose code is loaded when it is first drawn, or before that by `preload`. */
export interface LazyComponent<P> {
  (props: P): ReactNode;
  /** Loads the code; once it was, nothing is asked for again. */
  readonly preload: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
}

interface LazyOptions<P> {
  /** What holds the place until the code is here. @defaultValue nothing */
  readonly fallback?: (props: P) => ReactNode;
  /** Whether it waits for the first interaction, and is done without where it does not come. @defaultValue never */
  readonly isDeferred?: (props: P) => boolean;
}

/**
 * `React.lazy` for an unreliable network: a load that failed says so and can be tried again, and what
 * was preloaded is drawn at once, without a fallback in between.
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

/** Loads code after the first interaction: it is there before anybody comes to it. */
export function usePreload(load: () => Promise<unknown>): void {
  // A failure shows when the component is drawn, and can be tried again there.
  useEffect(() => schedulePreload(load), [load]);
}

/**
 * Says that a part of the page is missing. Offers to try again, or to reload the page where trying again cannot help: the
 * part failed while it was rendered (no `onRetry`), or the server no longer has it.
 */
export function NotLoaded({
  onRetry,
}: {
  /** Asks for it again. @defaultValue only a reload helps */
  onRetry?: (() => void) | undefined;
}) {
  const say = useSay();
  const isRetried = useIsPageCurrent() && onRetry;
  const retry = (
    <Button variant="outline" size="medium" onClick={isRetried || reloadPage}>
      {say(isRetried ? commonRetry : commonReload)}
    </Button>
  );
  return (
    <Notice kind="error" alert actions={retry}>
      {say(frameNotLoaded)}
    </Notice>
  );
}

/** Whether the server still has every chunk of this page, as far as is known. */
const useIsPageCurrent = () =>
  useSyncExternalStore(onPageVersion, pageVersion, onServer) === 'current';
const onServer = () => 'current' as const;

/** Reloads the page; the draft is written as it goes. */
export const reloadPage = (): void => location.reload();
