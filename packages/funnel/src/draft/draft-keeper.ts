import { type DraftStorage, dropDraft, erasureSince, writeDraft } from '@preventivo/core/draft';
import type { LineState } from './line-state.ts';

/**
 * How long after a change the draft is written, in milliseconds, with all that was changed meanwhile. A tab that is
 * closed writes at once: this is what a tab that is killed may lose. A key starts no timer where one runs, so that keys
 * that follow each other fast cost one for several of them.
 */
const WRITE_AFTER = 100;

/** Writes what a visitor answered, soon after each key and at once when the page goes. */
export interface DraftKeeper {
  /** Takes the newest answers; they are written in a moment. */
  keep(state: LineState): void;
  /** Lets it write: until then a draft may still be read, and nothing is written over it. */
  begin(): void;
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
  const isErased = erasureSince();
  let hasBegun = false;
  let waiting: LineState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting || !hasBegun) return;
    const contractor = { ...waiting.contractor };
    // What was typed before the device was erased does not come back, whichever tab it stands in.
    if (!isErased())
      void writeDraft(storage, { line, version, savedAt: now(), ...waiting, contractor });
    waiting = undefined;
  }

  return {
    keep(state) {
      timer ??= setTimeout(flush, WRITE_AFTER);
      waiting = state;
    },
    begin() {
      hasBegun = true;
      flush();
    },
    flush,
    drop() {
      waiting = undefined;
      void dropDraft(storage, line);
    },
  };
}
