import { type LazyLine, type Line, schedulePreload } from '@preventivo/core';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A line as it was given: with its questions, or with the way to them. */
export type GivenLine = Line | LazyLine;

/**
 * The line with its questions. Where they come later, they are fetched when somebody begins, and at
 * once where a page of them is shown.
 * @param onArrive is waited for before they are drawn
 */
export function useWholeLine(
  given: GivenLine,
  isShown: boolean,
  onArrive: (line: Line) => Promise<void>,
) {
  const [loaded, setLoaded] = useState<{ readonly from: GivenLine; readonly line: Line }>();
  const [failed, setFailed] = useState(false);
  const line = wholeOf(given) ?? (loaded?.from === given ? loaded.line : undefined);
  const arrive = useRef(onArrive);
  useEffect(() => {
    arrive.current = onArrive;
  });

  const fetch = useCallback(async () => {
    if (!('load' in given)) return;
    setFailed(false);
    try {
      const whole = await given.load();
      await arrive.current(whole);
      setLoaded({ from: given, line: whole });
    } catch {
      setFailed(true);
    }
  }, [given]);

  useEffect(() => {
    if (line) return undefined;
    if (!isShown) return schedulePreload(fetch);
    void fetch();
    return undefined;
  }, [line, isShown, fetch]);

  return { line, failed, fetch };
}

/** The line, where its questions were given with it. */
export const wholeOf = (given: GivenLine): Line | undefined =>
  'load' in given ? undefined : given;
