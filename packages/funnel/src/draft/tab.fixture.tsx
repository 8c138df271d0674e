import { initialValues, type Person } from '@preventivo/core';
import type { DraftStorage } from '@preventivo/core/draft';
import { giuliaAsks } from '@preventivo/fixtures/people';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { expect } from 'vitest';
import { outing } from '../testing/outing.fixture.ts';
import type { LineState } from './line-state.ts';
import { useLineState } from './use-line-state.ts';

/** Giulia has answered page 1 of the outing. */
export const state: LineState = { page: 1, contractor: giuliaAsks, product: initialValues(outing) };

/** A tab with the line's page in it. */
export function tab(storage: DraftStorage, typed?: Partial<Person>) {
  const early = typed && { persona: typed };
  const { result, unmount } = renderHook(() => useLineState(outing, storage, early, outing), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <Provider store={createStore()}>{children}</Provider>
      </StrictMode>
    ),
  });
  return {
    now: () => result.current,
    does: (what: (line: typeof result.current) => unknown) => act(() => void what(result.current)),
    opened: () => waitFor(() => expect(result.current.restored).not.toBe('looking')),
    unmount,
  };
}

/** Something of it is changed, by whoever saw it when. */
export const change = ({ store }: ReturnType<typeof useLineState>, part: Partial<LineState>) =>
  store.update((now) => ({ ...now, ...part }));

/** The tab goes to the background, as it does before it is closed. */
export const leave = () => act(() => void dispatchEvent(new Event('pagehide')));
