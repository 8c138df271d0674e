import { type DraftStorage, dropDraft, erasureSince, writeDraft } from '@preventivo/core/draft';
import type { LineState } from './line-state.ts';

/** The delay between a change and the write, in milliseconds. Later changes do not restart the timer. */
const WRITE_AFTER = 100;

/** The functions that write the draft of a visit: soon after each change, and at once when the page is hidden. */
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

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting || !hasBegun) return;
    const contractor = { ...waiting.contractor };
    // Do not write after an erasure of the device: the erased answers would come back, from this tab or another.
    if (!isErased())
      void writeDraft(storage, { line, version, savedAt: now(), ...waiting, contractor });
    waiting = undefined;
  }

  return {
    flush,
    keep(state: LineState): void {
      timer ??= setTimeout(flush, WRITE_AFTER);
      waiting = state;
    },
    /** Allows writes. A write before this call could overwrite an earlier draft that is not read yet. */
    begin(): void {
      hasBegun = true;
      flush();
    },
    drop(): void {
      waiting = undefined;
      void dropDraft(storage, line);
    },
  };
}
