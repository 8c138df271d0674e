import type { Note } from '../log/note.ts';
import type { Dispatch, Outbox, RequestDelivery } from '../store/outbox.ts';
import { type Deliver, startWorker } from './worker.ts';

export interface OutboxOptions {
  readonly outbox: Outbox;
  /** To whom requests are handed on. */
  readonly requests: readonly RequestDelivery['kind'][];
  readonly deliver: Deliver;
  readonly note: Note;
}

export interface RunningOutbox extends Dispatch {
  stop(): Promise<void>;
}

/** Starts to deliver, with a worker for each kind, so that no mail waits for a slow receiver of requests. */
export function startOutbox({ outbox, requests, deliver, note }: OutboxOptions): RunningOutbox {
  const workers = (['mail', ...requests] as const).map((kind) =>
    startWorker({ outbox, kind, deliver, note }),
  );
  return {
    requests,
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
