import { type LazyLine, type Line, schedulePreload } from '@preventivo/core';
import type { Widgets } from '@preventivo/form';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { lineLoadedAtom } from '../state/answers.ts';

/** A line and its custom controls, if it has any. The package of a line exports such an object. */
export interface FunnelLine extends Line {
  /** The line's controls, by form key. The `widgets` of `<Funnel>` take precedence. */
  readonly widgets?: Widgets;
}

/** A line with its questions, or an outline with a function that loads the questions. */
export type LineSource = FunnelLine | LazyLine;

/**
 * Returns the line with its questions. Loads the questions after the first interaction, or at once if `isShown`: one of
 * their pages is open.
 */
export function useWholeLine(source: LineSource, isShown: boolean) {
  const [loaded, setLoaded] = useState<{ readonly from: LineSource; readonly line: FunnelLine }>();
  const [failed, setFailed] = useState(false);
  const arrive = useSetAtom(lineLoadedAtom);
  const whole = wholeOf(source);
  const isCurrent = whole !== undefined || loaded?.from === source;
  // While a translation loads, keep the same questions in the previous language on screen.
  const isUsable = isCurrent || hasSamePages(loaded?.line, source);
  const line = whole ?? (isUsable ? loaded?.line : undefined);

  const fetch = useCallback(async () => {
    if (!('load' in source)) return;
    setFailed(false);
    try {
      const loadedLine = await source.load();
      await arrive(loadedLine);
      setLoaded({ from: source, line: loadedLine });
    } catch {
      setFailed(true);
    }
  }, [source, arrive]);

  useEffect(() => {
    if (isCurrent) return undefined;
    if (!isShown && !line) return schedulePreload(fetch);
    void fetch();
    return undefined;
  }, [isCurrent, line, isShown, fetch]);

  return { line, failed, fetch };
}

/** Returns the line if the host passed it with its questions, else undefined. */
export const wholeOf = (source: LineSource): FunnelLine | undefined =>
  'load' in source ? undefined : source;

const hasSamePages = (line: Line | undefined, { pages }: LineSource) =>
  line?.pages.map(({ id }) => id).join() === pages.map(({ id }) => id).join();
