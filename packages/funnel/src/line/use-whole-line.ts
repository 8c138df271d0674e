import { type LazyLine, type Line, schedulePreload } from '@preventivo/core';
import type { Widgets } from '@preventivo/form';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { arriveAtom } from '../state/answers.ts';

/** A line, with controls of its own where it has any: what the package of a line exports. */
export interface FunnelLine extends Line {
  /** By form key; the `widgets` of `<Funnel>` win over them. */
  readonly widgets?: Widgets;
}

/** A line as it was source: with its questions, or with the way to them. */
export type LineSource = FunnelLine | LazyLine;

/**
 * The line with its questions. Where they come later, they are fetched when somebody begins, and at
 * once where a page of them is shown.
 */
export function useWholeLine(source: LineSource, isShown: boolean) {
  const [loaded, setLoaded] = useState<{ readonly from: LineSource; readonly line: FunnelLine }>();
  const [failed, setFailed] = useState(false);
  const isHere = loaded?.from === source;
  // In another language the questions are the same: they stay until they come in that one.
  const line =
    wholeOf(source) ?? (isHere || isAlike(loaded?.line, source) ? loaded?.line : undefined);
  const isDue = !(wholeOf(source) ?? isHere);
  const arrive = useSetAtom(arriveAtom);

  const fetch = useCallback(async () => {
    if (!('load' in source)) return;
    setFailed(false);
    try {
      const whole = await source.load();
      await arrive(whole);
      setLoaded({ from: source, line: whole });
    } catch {
      setFailed(true);
    }
  }, [source, arrive]);

  useEffect(() => {
    if (!isDue) return undefined;
    if (!isShown && !line) return schedulePreload(fetch);
    void fetch();
    return undefined;
  }, [isDue, line, isShown, fetch]);

  return { line, failed, fetch };
}

/** The line, where its questions were source with it. */
export const wholeOf = (source: LineSource): FunnelLine | undefined =>
  'load' in source ? undefined : source;

const isAlike = (line: Line | undefined, { pages }: LineSource) =>
  line?.pages.map(({ id }) => id).join() === pages.map(({ id }) => id).join();
