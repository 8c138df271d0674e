import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaWith } from '@preventivo/fixtures/people';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDayOut, outing } from '../testing/outing.fixture.ts';
import { change, leave, state, tab } from './tab.fixture.tsx';

// What reads a draft is a module that is fetched: here it is on its way and never comes.
vi.mock('@preventivo/funnel/lazy/kept-state', () => new Promise(() => {}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft that cannot be read on a network that has died', () => {
  it('stays as it is for 5 seconds, after which what is answered is kept in its place', async () => {
    const { storage, draft } = memoryDrafts(outing, { ...state, page: 2, product: aDayOut });
    const { now, does } = tab(storage);
    does((line) => change(line, { contractor: giuliaWith({ nome: 'Anna' }) }));
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    leave();
    expect(draft()).toMatchObject({ page: 2, product: aDayOut });
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(now().restored).toBe('looking');
    expect(draft()).toMatchObject({ page: 1, contractor: { persona: { nome: 'Anna' } } });
  });
});
