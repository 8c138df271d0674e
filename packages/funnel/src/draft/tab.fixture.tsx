import {
  type Contractor,
  emptyContractor,
  initialValues,
  type Outline,
  type Person,
} from '@preventivo/core';
import type { DraftStorage } from '@preventivo/core/draft';
import { giuliaAsks } from '@preventivo/fixtures/people';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { expect } from 'vitest';
import type { LineSource } from '../line/use-whole-line.ts';
import { draftAtom, stateAtom, useShownPage } from '../state/answers.ts';
import { createFunnelStore, restoredAtom } from '../state/visit.ts';
import { outing } from '../testing/outing.fixture.ts';
import type { LineState } from './line-state.ts';
import { useDraft } from './use-draft.ts';

/** The state of the outing after Giulia has answered page 1. */
export const state: LineState = { page: 1, contractor: giuliaAsks, product: initialValues(outing) };

/** Renders `useDraft` and the hooks that read a line's answers. */
export function visit(storage: DraftStorage, line: LineSource = outing) {
  const store = createFunnelStore(line, storage);
  const hook = renderHook(
    ({ outline }: { readonly outline: Outline }) => {
      useDraft(outline, storage);
      const page = useShownPage(outline);
      return {
        state: { ...useAtomValue(stateAtom), page },
        restored: useAtomValue(restoredAtom),
      };
    },
    {
      initialProps: { outline: line as Outline },
      wrapper: ({ children }: { children: ReactNode }) => (
        <StrictMode>
          <Provider store={store}>{children}</Provider>
        </StrictMode>
      ),
    },
  );
  return {
    ...hook,
    store,
    now: () => hook.result.current,
    does: (what: (store: ReturnType<typeof createFunnelStore>) => unknown) =>
      act(() => void what(store)),
    opened: () => waitFor(() => expect(hook.result.current.restored).not.toBe('looking')),
  };
}

/**
 * Opens a tab with the outing.
 * @param typed input that the visitor typed before hydration; the form has it before the draft is read
 */
export function tab(storage: DraftStorage, typed?: Partial<Person>) {
  const visited = visit(storage);
  const nobody = emptyContractor(['fisica']);
  if (typed)
    visited.does((store) => type(store, { ...nobody, persona: { ...nobody.persona, ...typed } }));
  return visited;
}

type Store = ReturnType<typeof createFunnelStore>;

/** Changes a part of the state, and saves the draft. */
export const change = (store: Store, part: Partial<LineState>) =>
  store.set(draftAtom, (now) => ({ ...now, ...part }));

/** Simulates contractor input that the form has not settled yet, as during typing. */
export const type = (store: Store, contractor: Contractor) =>
  store.set(draftAtom, (now) => now, { contractor });

/** Fires `pagehide`, as the browser does before a tab closes. */
export const leave = () => act(() => void dispatchEvent(new Event('pagehide')));
