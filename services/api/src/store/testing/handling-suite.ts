import { beforeEach, describe, expect, it } from 'vitest';
import type { HandlingStamp } from '../handling.ts';
import type { RequestFilter } from '../requests.ts';
import type { Store } from '../store.ts';
import { newRequest } from './new-request.ts';

const at = '2026-11-21T11:00:00.000Z';
const stamp = (revision = 0): HandlingStamp => ({ revision, at, by: 'crm' });

/**
 * Tests the broker's notes about requests in a store.
 * @param both returns two stores on the same data, like two processes
 */
export function describeHandling(both: () => readonly [Store, Store]): void {
  describe('the work of the broker', () => {
    let one: Store;
    let other: Store;
    beforeEach(() => {
      [one, other] = both();
    });

    async function stored(line = crypto.randomUUID()) {
      const { request, key, submitted } = newRequest({ id: crypto.randomUUID(), line });
      const own = { ...key, keyHash: request.id };
      await one.submit(request, own, { ...submitted, requestId: request.id });
      return request;
    }
    async function found(filter: RequestFilter) {
      const requests = [];
      for await (const request of other.requests.find(filter)) requests.push(request);
      return requests;
    }

    it('the store keeps a change, and the parts that a later change leaves out', async () => {
      const { id } = await stored();
      expect((await found({ id }))[0]?.handling).toBeUndefined();
      const note = "Niccolò D'Amico 🛵\n% \\";
      await one.requests.change(id, { status: 'taken', note }, stamp());
      const changed = await one.requests.change(id, { assignee: 'Marta' }, stamp(1));
      expect(changed).toEqual({
        ...{ status: 'taken', note, assignee: 'Marta' },
        ...{ revision: 2, changedAt: at, changedBy: 'crm' },
      });
      expect((await found({ id }))[0]?.handling).toEqual(changed);
    });

    it('the store keeps one of two changes of the same revision', async () => {
      const { id } = await stored();
      const outcomes = await Promise.all([
        one.requests.change(id, { status: 'taken' }, stamp()),
        other.requests.change(id, { status: 'lost' }, stamp()),
      ]);
      expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
      const [{ handling } = { handling: undefined }] = await found({ id });
      expect(outcomes).toContainEqual(handling);
      expect(handling?.revision).toBe(1);
    });

    it('the store finds requests by their state, and continues after one of them', async () => {
      const line = crypto.randomUUID();
      const requests = [await stored(line), await stored(line), await stored(line)];
      const [taken, lost, fresh] = requests.toSorted((a, b) => (a.id < b.id ? 1 : -1));
      if (!taken || !lost || !fresh) throw new Error('missing');
      await one.requests.change(taken.id, { status: 'taken' }, stamp());
      await one.requests.change(lost.id, { status: 'lost' }, stamp());
      const idsOf = async (filter: RequestFilter) =>
        (await found({ line, ...filter })).map(({ id }) => id);
      expect(await idsOf({ status: 'taken' })).toEqual([taken.id]);
      expect(await idsOf({ status: 'new' })).toEqual([fresh.id]);
      expect(await idsOf({ after: taken })).toEqual([lost.id, fresh.id]);
      expect(await idsOf({ after: fresh })).toEqual([]);
      await one.requests.change(lost.id, { status: 'new' }, stamp(1));
      expect(await idsOf({ status: 'new' })).toEqual([lost.id, fresh.id]);
    });

    it('the store keeps no change of an erased request', async () => {
      const { id } = await stored();
      await one.requests.change(id, { note: 'Anna' }, stamp());
      await one.requests.erase([id]);
      expect(await other.requests.change(id, { note: 'Anna' }, stamp(1))).toBe('unknown');
      expect(await other.requests.change('nobody', {}, stamp())).toBe('unknown');
    });
  });
}
