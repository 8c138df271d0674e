import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProcessEntry } from '../log/log.ts';
import { NotDelivered, Undeliverable } from '../mail/mail.ts';
import { memoryOutbox } from '../store/memory-outbox.ts';
import { addressee, type Delivery } from '../store/outbox.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type Deliver, startWorker, type Worker } from './worker.ts';

const start = new Date('2026-11-21T10:00:00Z');
const hour = 60 * 60 * 1000;
const mail = (name: string) =>
  ({
    kind: 'accountLink',
    about: 'password',
    language: 'it',
    email: `${name}@giulia.example`,
  }) as const;
const nameOf = (delivery: Delivery) => addressee(delivery)?.split('@')[0];

let workers: Worker[];
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  workers = [];
});
afterEach(async () => {
  const stopped = Promise.all(workers.map((worker) => worker.stop()));
  await vi.advanceTimersByTimeAsync(10_000);
  await stopped;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function working(deliver: Deliver, outbox = memoryOutbox()) {
  const noted: Partial<ProcessEntry>[] = [];
  const worker = startWorker({
    outbox,
    kind: 'accountLink',
    deliver,
    log: (entry) => 'event' in entry && !('request' in entry) && noted.push(entry),
  });
  workers.push(worker);
  const write = (...names: string[]) => outbox.enqueue(names.map(mail), new Date().toISOString());
  return { outbox, worker, noted, write };
}

/** Advances the clock by hours. Timers run only in the first second of each minute. */
async function hoursPass(hours: number) {
  for (let minute = 0; minute < hours * 60; minute += 1) {
    vi.setSystemTime(Date.now() + 59_000);
    await vi.advanceTimersByTimeAsync(1000);
  }
}

const refuse: Deliver = async () => {
  throw new NotDelivered('status 503');
};

describe('outbox worker', () => {
  it('the worker delivers an entry on wake and deletes it', async () => {
    const delivered: unknown[] = [];
    const { worker, write, noted } = working(async ({ delivery }) => {
      delivered.push(nameOf(delivery));
    });
    write('uno', 'due');
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(delivered).toEqual(['uno', 'due']);
    await vi.advanceTimersByTimeAsync(hour);
    expect(delivered).toHaveLength(2);
    expect(noted.map(({ event, tries }) => [event, tries])).toEqual([
      ['delivered', 1],
      ['delivered', 1],
    ]);
  });

  it('the worker stops even if a delivery ignores its signal, and records its failure', async () => {
    const { worker, write, noted } = working(() => new Promise<never>(() => {}));
    write('uno');
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    const stopped = vi.fn();
    worker.stop().then(stopped);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(stopped).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(stopped).toHaveBeenCalled();
    expect(noted).toMatchObject([{ event: 'delivery-failed', tries: 1, fault: 'AbortError' }]);
  });

  it('the worker does not deliver again when recording the delivery needs several attempts', async () => {
    const deliver = vi.fn<Deliver>(async () => {});
    const outbox = memoryOutbox();
    const { done } = outbox;
    let failures = 20;
    outbox.done = (id, lease) => {
      if (failures === 0) return done(id, lease);
      failures -= 1;
      return Promise.reject(new StoreUnavailable(new Error('no leader')));
    };
    const { write } = working(deliver, outbox);
    write('uno');
    await vi.advanceTimersByTimeAsync(30_000);
    await hoursPass(1);
    expect(failures).toBe(0);
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(await outbox.backlog()).toMatchObject({ waiting: 0 });
  });

  it('the worker delivers again only when recording the delivery fails for a whole lease', async () => {
    const deliver = vi.fn<Deliver>(async () => {});
    const outbox = memoryOutbox();
    const asked: string[] = [];
    outbox.done = (_, lease) => {
      asked.push(lease);
      return Promise.reject(new StoreUnavailable(new Error('no leader')));
    };
    const { write } = working(deliver, outbox);
    write('uno');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(deliver).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(deliver).toHaveBeenCalledTimes(2);
    // The worker no longer tries to record the first delivery under its expired lease.
    asked.length = 0;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(new Set(asked).size).toBe(1);
  });

  it('the worker delivers once the database is available again', async () => {
    const deliver = vi.fn<Deliver>(async () => {});
    const outbox = memoryOutbox();
    const { claim } = outbox;
    let failures = 3;
    outbox.claim = (wanted) => {
      if (failures === 0) return claim(wanted);
      failures -= 1;
      return Promise.reject(new StoreUnavailable(new Error('no leader')));
    };
    const { write } = working(deliver, outbox);
    write('uno');
    await vi.advanceTimersByTimeAsync(3000);
    expect(failures).toBe(0);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('the worker retries after the lease when recording a failure fails', async () => {
    const deliver = vi.fn(refuse);
    const outbox = memoryOutbox();
    const { failed } = outbox;
    outbox.failed = () => {
      outbox.failed = failed;
      return Promise.reject(new StoreUnavailable(new Error('no leader')));
    };
    const { write } = working(deliver, outbox);
    write('uno');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(deliver).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  it('the worker finds a delivery within a second without a wake', async () => {
    const deliver = vi.fn<Deliver>(async () => {});
    const { write } = working(deliver);
    await vi.advanceTimersByTimeAsync(0);
    write('uno');
    await vi.advanceTimersByTimeAsync(1000);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('the worker delivers a backlog of any size', async () => {
    const deliver = vi.fn<Deliver>(async () => {});
    const { worker, write } = working(deliver);
    write(...Array.from({ length: 35 }, (_, at) => String(at)));
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(deliver).toHaveBeenCalledTimes(35);
  });

  it('the worker starts a delivery as soon as another finishes, even while others are slow', async () => {
    const delivered: unknown[] = [];
    const { worker, write } = working(async ({ delivery }, signal) => {
      const name = nameOf(delivery);
      if (name === 'lento')
        await new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      delivered.push(name);
    });
    // Slow deliveries block nine of the ten slots.
    write(...Array.from({ length: 9 }, () => 'lento'), ...Array.from({ length: 50 }, () => 'sano'));
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(delivered).toHaveLength(50);
  });

  it('the worker runs ten deliveries at once, and claims no more', async () => {
    const finish: (() => void)[] = [];
    const { outbox, worker, write } = working(
      () => new Promise((resolve) => finish.push(() => resolve(undefined))),
    );
    write(...Array.from({ length: 25 }, (_, at) => String(at)));
    worker.wake();
    await vi.advanceTimersByTimeAsync(5000);
    expect(finish).toHaveLength(10);
    const [at, until] = [0, hour].map((later) => new Date(Date.now() + later).toISOString());
    const claim = {
      kind: 'accountLink',
      lease: 'l',
      at: at ?? '',
      until: until ?? '',
      limit: 99,
    } as const;
    expect(await outbox.claim(claim)).toHaveLength(15);
    for (const one of finish) one();
  });

  it('the worker tries a delivery twenty times in 72 hours with one id, then keeps a dead letter', async () => {
    const tried: { id: string; after: number }[] = [];
    const { outbox, write, noted } = working(async ({ id }) => {
      tried.push({ id, after: Date.now() - start.getTime() });
      throw new NotDelivered('status 503');
    });
    write('uno');
    await vi.advanceTimersByTimeAsync(60_000);
    await hoursPass(80);
    expect(tried).toHaveLength(20);
    expect(new Set(tried.map(({ id }) => id)).size).toBe(1);
    const [second, last] = [tried[1]?.after ?? 0, tried.at(-1)?.after ?? 0];
    expect(second).toBeLessThanOrEqual(3000);
    expect(last / hour).toBeGreaterThanOrEqual(72);
    expect(last / hour).toBeLessThan(73);
    expect(await outbox.deadLetters()).toEqual([
      {
        id: tried[0]?.id,
        kind: 'accountLink',
        createdAt: start.toISOString(),
        tries: 20,
        failure: 'status 503',
      },
    ]);
    expect(noted.at(-1)).toMatchObject({ level: 'error', event: 'dead-letter', tries: 20 });
    expect(JSON.stringify(noted)).not.toContain('giulia');
  });

  it('the worker does not retry an undeliverable entry unless it is replayed', async () => {
    let isWrong = true;
    const deliver = vi.fn<Deliver>(async () => {
      if (isWrong) throw new Undeliverable('the address is not one plain address');
    });
    const { outbox, write } = working(deliver);
    write('uno');
    await vi.advanceTimersByTimeAsync(hour);
    expect(deliver).toHaveBeenCalledTimes(1);
    isWrong = false;
    expect(await outbox.replay(new Date().toISOString())).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(deliver).toHaveBeenCalledTimes(2);
    expect(await outbox.deadLetters()).toEqual([]);
  });

  it('the worker does not try a 21st time when each attempt crashed the process', async () => {
    const outbox = memoryOutbox();
    outbox.enqueue([mail('uno')], start.toISOString());
    const at = start.toISOString();
    for (let killed = 0; killed < 20; killed += 1)
      await outbox.claim({ kind: 'accountLink', lease: `l-${killed}`, at, until: at, limit: 1 });
    const deliver = vi.fn<Deliver>(async () => {});
    working(deliver, outbox);
    await vi.advanceTimersByTimeAsync(0);
    expect(deliver).not.toHaveBeenCalled();
    expect(await outbox.deadLetters()).toMatchObject([{ failure: 'no try came to an end' }]);
  });

  it('the worker does not deliver twice when the clock is set forward beyond the lease', async () => {
    const ends: (() => void)[] = [];
    const deliver = vi.fn<Deliver>(
      () => new Promise((resolve) => void ends.push(() => resolve(undefined))),
    );
    const { write, worker, noted, outbox } = working(deliver);
    write('uno');
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() + 2 * hour);
    await vi.advanceTimersByTimeAsync(5_000);
    for (const end of ends) end();
    await vi.advanceTimersByTimeAsync(hour);
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(noted.map(({ event }) => event)).toEqual(['delivered']);
    const later = new Date(Date.now() + 24 * hour).toISOString();
    const left = { kind: 'accountLink', lease: 'x', at: later, until: later, limit: 10 } as const;
    expect(await outbox.claim(left)).toEqual([]);
  });

  it('the worker does not deliver twice when the clock is set forward before the delivery is recorded', async () => {
    const deliver = vi.fn<Deliver>(async () => {});
    const outbox = memoryOutbox();
    const { done } = outbox;
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const names = new Set<string>();
    outbox.done = (id, lease) => {
      names.add(lease);
      return slow.then(() => done(id, lease));
    };
    const { write, worker } = working(deliver, outbox);
    write('uno');
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() + 2 * hour);
    await vi.advanceTimersByTimeAsync(5_000);
    answer();
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(deliver).toHaveBeenCalledTimes(1);
    // The worker has claimed the delivery again. It therefore tries to record the outcome under
    // both leases.
    expect(names.size).toBe(2);
  });

  it('the worker delivers at once when the clock was set back after the entry was added, and keeps the retry delays', async () => {
    const deliver = vi.fn<Deliver>(refuse);
    const { write, worker, outbox } = working(deliver);
    const claim = vi.spyOn(outbox, 'claim').mockRejectedValueOnce(new StoreUnavailable(undefined));
    write('uno');
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(claim).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() - 26 * hour);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(deliver).toHaveBeenCalledTimes(1);
    // The retries come after 1 s, 4 s and 16 s.
    await vi.advanceTimersByTimeAsync(25_000);
    expect(deliver).toHaveBeenCalledTimes(4);
  });

  it('the worker continues with other deliveries after a failure', async () => {
    const { outbox, worker, write, noted } = working(async ({ delivery }, signal) => {
      if (nameOf(delivery) === 'rotto') await refuse({ id: '', tries: 1, delivery }, signal);
    });
    write('rotto', 'sano');
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(noted.map(({ event }) => event).toSorted()).toEqual(['delivered', 'delivery-failed']);
    expect(await outbox.deadLetters()).toEqual([]);
  });

  it.each([
    ['at once', 0],
    ['after twenty seconds', 20_000],
  ])(
    'the worker aborts a delivery before its lease ends, so that no two run at once, when the database responds %s',
    async (_, firstTime) => {
      let late = firstTime;
      let atOnce = 0;
      let most = 0;
      const hang: Deliver = (_, signal) => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            atOnce -= 1;
            reject(signal.reason);
          });
        });
      };
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
        return controller.signal;
      });
      const outbox = memoryOutbox();
      const { claim } = outbox;
      outbox.claim = async (wanted) => {
        const claimed = await claim(wanted);
        if (claimed.length === 0) return claimed;
        const wait = late;
        late = 0;
        await new Promise((resolve) => setTimeout(resolve, wait));
        return claimed;
      };
      const { write, noted } = working(hang, outbox);
      working(hang, outbox);
      write('uno');
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      expect(most).toBe(1);
      expect(noted.every(({ fault }) => fault === 'TimeoutError')).toBe(true);
      expect(noted.length).toBeGreaterThan(0);
    },
  );
});

describe('a mail beyond the limit of its recipient', () => {
  it("a mail beyond its recipient's limit is logged without the recipient, and not retried", async () => {
    const deliver = vi.fn<Deliver>(async () => 'left-out');
    const { worker, write, noted } = working(deliver);
    write('uno');
    worker.wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(noted).toEqual([
      {
        level: 'warn',
        event: 'mail-left-out',
        delivery: expect.any(String),
        kind: 'accountLink',
        tries: 1,
      },
    ]);
    expect(deliver).toHaveBeenCalledOnce();
  });
});

describe('a stopped worker', () => {
  it('a stopped worker finishes running deliveries and claims no more', async () => {
    const finish: (() => void)[] = [];
    const { outbox, worker, write, noted } = working(
      () => new Promise((resolve) => finish.push(() => resolve(undefined))),
    );
    write('uno');
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    const stopped = worker.stop();
    write('due');
    worker.wake();
    finish[0]?.();
    await stopped;
    expect(noted.map(({ event }) => event)).toEqual(['delivered']);
    const at = new Date().toISOString();
    const left = await outbox.claim({ kind: 'accountLink', lease: 'l', at, until: at, limit: 10 });
    expect(left).toHaveLength(1);
  });

  it('a stopped worker still delivers the entries of a running claim', async () => {
    const deliver = vi.fn<Deliver>(async () => {});
    const outbox = memoryOutbox();
    const { claim } = outbox;
    outbox.claim = async (wanted) => {
      const claimed = await claim(wanted);
      await new Promise((resolve) => setTimeout(resolve, 500));
      return claimed;
    };
    outbox.enqueue([mail('uno')], new Date().toISOString());
    const { worker } = working(deliver, outbox);
    await vi.advanceTimersByTimeAsync(100);
    const stopped = worker.stop().then(() => deliver.mock.calls.length);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await stopped).toBe(1);
    expect(await outbox.backlog()).toMatchObject({ waiting: 0 });
  });

  it('a stopped worker does not wait a minute for a database that rejects the outcome', async () => {
    const outbox = memoryOutbox();
    outbox.done = () => Promise.reject(new StoreUnavailable(new Error('no leader')));
    const { worker, write } = working(async () => {}, outbox);
    write('uno');
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    const ended = vi.fn();
    const stopped = worker.stop().then(ended);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ended).toHaveBeenCalled();
    await stopped;
  });

  it('a stopped worker aborts hanging deliveries after four seconds, for the next worker', async () => {
    const { outbox, worker, write } = working(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    write('uno');
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    const stopped = worker.stop();
    await vi.advanceTimersByTimeAsync(4_000);
    await stopped;
    const soon = new Date(Date.now() + 2000).toISOString();
    const left = await outbox.claim({
      kind: 'accountLink',
      lease: 'l',
      at: soon,
      until: soon,
      limit: 10,
    });
    expect(left).toHaveLength(1);
  });
});
