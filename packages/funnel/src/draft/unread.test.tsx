import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaWith } from '@preventivo/fixtures/people';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDayOut, outing } from '../testing/outing.fixture.ts';
import { change, leave, state, tab } from './tab.fixture.tsx';

// In this file, the import of the code that reads a draft never resolves.
vi.mock('@preventivo/funnel/lazy/kept-state', () => new Promise(() => {}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft, if the code that reads it never loads,', () => {
  it('stays unchanged for 5 seconds, after which new answers replace it', async () => {
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
