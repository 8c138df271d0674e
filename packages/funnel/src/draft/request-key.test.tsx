import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDayOut, outing } from '../testing/outing.fixture.ts';
import { change, leave, state, tab } from './tab.fixture.tsx';

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

describe('the idempotency key of the request', () => {
  it('is created when the last page opens, and saved in the draft', async () => {
    const { storage, draft } = memoryDrafts(outing);
    const { now, opened, does } = tab(storage);
    await opened();
    does((line) => change(line, { page: 2 }));
    expect(now().state.idempotencyKey).toBeUndefined();
    does((line) => change(line, { page: 3 }));
    await waitFor(() => expect(now().state.idempotencyKey).toMatch(uuid));
    leave();
    expect(draft()?.idempotencyKey).toBe(now().state.idempotencyKey);
  });

  it('stays the same when the visitor goes back, and after the tab was closed', async () => {
    const { storage } = memoryDrafts(outing);
    const first = tab(storage);
    await first.opened();
    first.does((line) => change(line, { page: 3 }));
    await waitFor(() => expect(first.now().state.idempotencyKey).toMatch(uuid));
    const key = first.now().state.idempotencyKey;
    first.does((line) => change(line, { page: 2 }));
    first.does((line) => change(line, { page: 3 }));
    expect(first.now().state.idempotencyKey).toBe(key);
    leave();
    first.unmount();
    const second = tab(storage);
    await second.opened();
    expect(second.now().state.idempotencyKey).toBe(key);
  });

  it('stays the same when the visitor returns in a new tab and changes an earlier page', async () => {
    const { storage, draft } = memoryDrafts(outing);
    const first = tab(storage);
    await first.opened();
    first.does((line) => change(line, { page: 3 }));
    await waitFor(() => expect(first.now().state.idempotencyKey).toMatch(uuid));
    const key = first.now().state.idempotencyKey;
    first.does((line) => change(line, { page: 2 }));
    leave();
    first.unmount();
    const second = tab(storage);
    await second.opened();
    second.does((line) => change(line, { product: aDayOut }));
    leave();
    expect(draft()).toMatchObject({ page: 2, idempotencyKey: key });
    second.does((line) => change(line, { page: 3 }));
    await waitFor(() => expect(second.now().state.idempotencyKey).toBe(key));
  });

  it('is shared by two tabs that were open from the start', async () => {
    const { storage } = memoryDrafts(outing, { ...state, page: 2 });
    const [one, other] = [tab(storage), tab(storage)];
    await one.opened();
    await other.opened();
    one.does((line) => change(line, { page: 3 }));
    await waitFor(() => expect(one.now().state.idempotencyKey).toMatch(uuid));
    leave();
    other.does((line) => change(line, { page: 3 }));
    await waitFor(() => expect(other.now().state.idempotencyKey).toMatch(uuid));
    expect(other.now().state.idempotencyKey).toBe(one.now().state.idempotencyKey);
  });

  it('is not overwritten by a pending write of an older state', async () => {
    const { storage } = memoryDrafts(outing);
    const { now, opened, does } = tab(storage);
    await opened();
    does((line) => change(line, { idempotencyKey: 'fresh-key-of-this-request' }));
    does((line) => change(line, { product: aDayOut }));
    expect(now().state.idempotencyKey).toBe('fresh-key-of-this-request');
  });
});
