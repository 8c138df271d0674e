import { type DraftStorage, dropDraft, erasureSince, writeDraft } from '@preventivo/core/draft';
import type { LineState } from './line-state.ts';

/**
 * The delay between a change and the write, in milliseconds. A crash loses the changes of that time. Later changes do
 * not restart the timer, so fast typing causes one write for several keystrokes.
 */
const WRITE_AFTER = 100;

/** Writes the draft of a visit soon after each change, and at once when the page is hidden. */
export type DraftKeeper = ReturnType<typeof draftKeeper>;

export function draftKeeper(
  storage: DraftStorage,
  line: string,
  version: string,
  now: () => number,
) {
  const isErased = erasureSince();
  let hasBegun = false;
  let waiting: LineState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Writes the answers that are not written yet. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting || !hasBegun) return;
    const contractor = { ...waiting.contractor };
    // Answers from before the device was erased must not come back, from any tab.
    if (!isErased())
      void writeDraft(storage, { line, version, savedAt: now(), ...waiting, contractor });
    waiting = undefined;
  }

  return {
    flush,
    /** Schedules a write of the latest answers. */
    keep(state: LineState): void {
      timer ??= setTimeout(flush, WRITE_AFTER);
      waiting = state;
    },
    /**
     * Allows writes. Before this call an earlier draft may still be unread, and must not be overwritten.
     */
    begin(): void {
      hasBegun = true;
      flush();
    },
    /** Removes the draft, after the server accepted the request or when the visitor starts over. */
    drop(): void {
      waiting = undefined;
      void dropDraft(storage, line);
    },
  };
}
