import { type DraftStorage, dropDraft, writeDraft } from '@preventivo/core/draft';
import type { LineState } from './line-state.ts';

/**
 * How long after the last change the draft is written, in milliseconds. A tab that is closed writes at once: this is
 * what a tab that is killed may lose.
 */
const WRITE_AFTER = 50;
/** How long changes that follow each other faster than that may put it off, in milliseconds: a key that is held down. */
const PUT_OFF = 250;

/** Writes what a visitor answered, soon after each key and at once when the page goes. */
export interface DraftKeeper {
  /** Takes the newest answers; they are written in a moment. */
  keep(state: LineState): void;
  /** Writes what was taken and not written yet. */
  flush(): void;
  /** Throws the draft away: the request was taken, or the visitor starts over. */
  drop(): void;
}

export function draftKeeper(
  storage: DraftStorage,
  line: string,
  version: string,
  now: () => number,
): DraftKeeper {
  let waiting: LineState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = 0;
  let last = 0;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const state = waiting;
    waiting = undefined;
    const contractor = { ...state.contractor };
    void writeDraft(storage, { line, version, savedAt: now(), ...state, contractor });
  }

  /** A key starts no timer anew: the one that runs looks whether there was another key. */
  function writeOrWait() {
    const due = Math.min(last + WRITE_AFTER, first + PUT_OFF) - performance.now();
    if (due > 0) timer = setTimeout(writeOrWait, due);
    else flush();
  }

  return {
    keep(state) {
      last = performance.now();
      if (!timer) {
        first = last;
        timer = setTimeout(writeOrWait, WRITE_AFTER);
      }
      waiting = state;
    },
    flush,
    drop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
      void dropDraft(storage, line);
    },
  };
}
