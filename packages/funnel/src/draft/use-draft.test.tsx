import { emptyContractor, outlineOf, personOf } from '@preventivo/core';
import type { Draft, DraftStorage } from '@preventivo/core/draft';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, giuliaWith } from '@preventivo/fixtures/people';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keeperAtom, lineLoadedAtom } from '../state/answers.ts';
import { restartAtom } from '../state/visit.ts';
import { club, sailor } from '../testing/club.fixture.ts';
import { aDayOut, outing } from '../testing/outing.fixture.ts';
import { emptyState, type LineState } from './line-state.ts';
import { change, leave, state, tab, type, visit } from './tab.fixture.tsx';

const nobody = emptyContractor(['fisica']);

const anna = { ...nobody, persona: { ...nobody.persona, nome: 'Anna' } };

afterEach(() => {
  vi.useRealTimers();
});

/**
 * Opens a tab with a draft. `relaid` removes a page of the line, as a `layout` in the broker's settings does when they
 * load late.
 */
function tabThatIsRelaid(draft: LineState) {
  const { storage } = memoryDrafts(outing, draft);
  const get = vi.spyOn(storage, 'get');
  const { now, rerender } = visit(storage);
  return {
    now,
    relaid: () => rerender({ outline: { ...outing, pages: outing.pages.slice(0, 1) } }),
    reads: () => get.mock.calls.length,
  };
}

describe('a first visit', () => {
  it('starts empty on page 1, and saves no draft', async () => {
    const { storage, draft } = memoryDrafts(outing);
    const { now, opened } = tab(storage);
    await opened();
    expect(now()).toMatchObject({ restored: 'nothing', state: { page: 1 } });
    expect(now().state.contractor).toEqual(nobody);
    leave();
    expect(draft()).toBeUndefined();
  });

  it('keeps input from before hydration', async () => {
    const { storage, draft } = memoryDrafts(outing);
    const { opened } = tab(storage, { nome: 'Giulia' });
    await opened();
    leave();
    expect(draft()).toMatchObject({ contractor: { persona: { nome: 'Giulia' } } });
  });
});

describe('a restored draft', () => {
  it('has the answers and the page', async () => {
    const { storage } = memoryDrafts(outing, { ...state, page: 2, product: aDayOut });
    const { now, opened } = tab(storage);
    await opened();
    expect(now()).toMatchObject({
      restored: 'found',
      state: { page: 2, contractor: giuliaAsks },
    });
    expect(now().state.product).toEqual(aDayOut);
  });

  it('opens the last page if its page number is too high', async () => {
    const { storage } = memoryDrafts(outing, { ...state, page: 7 });
    const { now, opened } = tab(storage);
    await opened();
    expect(now().state.page).toBe(3);
  });

  it("opens the last page if the broker's layout has fewer pages than the draft's page number", async () => {
    const { now, relaid } = tabThatIsRelaid({ ...state, page: 3 });
    await waitFor(() => expect(now()).toMatchObject({ state: { page: 3 } }));
    relaid();
    expect(now()).toMatchObject({ restored: 'found', state: { page: 2 } });
  });

  it("is read once, even when the broker's layout loads later", async () => {
    const { now, relaid, reads } = tabThatIsRelaid(state);
    await waitFor(() => expect(now()).toMatchObject({ restored: 'found' }));
    relaid();
    expect(reads()).toBe(1);
  });

  it('is overridden by input from before hydration', async () => {
    const { storage } = memoryDrafts(outing, state);
    const { now, opened } = tab(storage, { nome: 'Anna', natoInItalia: false });
    await opened();
    expect(personOf(now().state.contractor)).toMatchObject({
      nome: 'Anna',
      cognome: 'Ferri',
      natoInItalia: false,
    });
    // The typed answer says that the contractor was born abroad, so the draft's municipality of birth is dropped.
    expect(personOf(now().state.contractor).comune_nascita).toBe('');
  });

  it('is deleted by a restart, with the answers and the page', async () => {
    const { storage, draft } = memoryDrafts(outing, { ...state, page: 2 });
    const { now, opened, does } = tab(storage);
    await opened();
    does((store) => store.set(restartAtom, emptyState(outing, outing)));
    expect(now()).toMatchObject({ restored: 'nothing', state: { page: 1 } });
    expect(now().state.contractor).toEqual(nobody);
    expect(draft()).toBeUndefined();
  });
});

describe('a slow storage', () => {
  const slow = (text: string | null, ms: number) => {
    const set = vi.fn((_key: string, _text: string) => true);
    const storage: DraftStorage = {
      get: () => new Promise((resolve) => setTimeout(resolve, ms, text)),
      set,
      remove: () => {},
    };
    const written = (): Draft[] => set.mock.calls.map(([, draft]) => JSON.parse(draft));
    return { storage, written };
  };
  const textOf = (kept: LineState) => {
    const { storage } = memoryDrafts(outing, kept);
    return String(storage.get('persist:gita'));
  };

  it('delivers the draft late: it is restored, except for answers given meanwhile', async () => {
    vi.useFakeTimers();
    const { now, does } = tab(slow(textOf(state), 2_000).storage);
    does((line) => change(line, { contractor: anna }));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(now().restored).toBe('found');
    expect(personOf(now().state.contractor)).toMatchObject({ nome: 'Anna', cognome: 'Ferri' });
  });

  it('keeps its draft unchanged until it is read, and then stores it with the input given meanwhile', async () => {
    vi.useFakeTimers();
    const before = { ...state, page: 2, product: aDayOut };
    const { storage, written } = slow(textOf(before), 1_000);
    const { now, does } = tab(storage);
    does((line) => type(line, anna));
    await act(() => vi.advanceTimersByTimeAsync(900));
    leave();
    expect(written()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(now().restored).toBe('found');
    leave();
    expect(written()).toMatchObject([
      { page: 2, product: aDayOut, contractor: { persona: { nome: 'Anna', cognome: 'Ferri' } } },
    ]);
  });

  it('keeps the date of a draft that did not change', async () => {
    vi.useFakeTimers();
    const { storage, written } = slow(textOf(state), 1_000);
    const { now } = tab(storage);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(now().restored).toBe('found');
    leave();
    expect(written()).toEqual([]);
  });

  it('stores the answers given meanwhile after 5 seconds, if the draft was not read until then', async () => {
    vi.useFakeTimers();
    const { storage, written } = slow(null, 60_000);
    const { now, does } = tab(storage);
    does((line) => change(line, { contractor: anna }));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(now().restored).toBe('late');
    expect(written()).toMatchObject([{ page: 1, contractor: { persona: { nome: 'Anna' } } }]);
  });

  it('does not restore its draft if the visitor has gone to another page meanwhile', async () => {
    vi.useFakeTimers();
    const { storage, written } = slow(textOf(state), 2_000);
    const { now, does } = tab(storage);
    does((line) => change(line, { page: 2, contractor: giuliaWith({ nome: 'Anna' }) }));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(now()).toMatchObject({ restored: 'nothing', state: { page: 2 } });
    expect(personOf(now().state.contractor).nome).toBe('Anna');
    expect(written()).toMatchObject([{ page: 2, contractor: { persona: { nome: 'Anna' } } }]);
  });

  it('times out after 5 seconds; the form then starts empty with a note', async () => {
    vi.useFakeTimers();
    const { now } = tab(slow(textOf(state), 60_000).storage);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(now()).toMatchObject({ restored: 'late', state: { page: 1 } });
    expect(now().state.contractor).toEqual(nobody);
  });
});

describe('an answer', () => {
  it('is saved while the user types, and rendered when it settles', async () => {
    const { storage, draft } = memoryDrafts(outing);
    const { now, opened, does } = tab(storage);
    await opened();
    does((line) => type(line, giuliaWith({ nome: 'Giu' })));
    expect(personOf(now().state.contractor).nome).toBe('');
    leave();
    expect(draft()).toMatchObject({ contractor: { persona: { nome: 'Giu' } } });
    does((line) => change(line, { contractor: giuliaAsks }));
    expect(personOf(now().state.contractor).nome).toBe('Giulia');
  });

  it('is saved at once when the page is hidden, since the page may not become visible again', async () => {
    const { storage, draft } = memoryDrafts(outing);
    const { opened, does } = tab(storage);
    await opened();
    does((line) => change(line, { contractor: giuliaAsks }));
    expect(draft()).toBeUndefined();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(draft()).toMatchObject({ contractor: { persona: { nome: 'Giulia' } } });
  });

  it('survives a remount while the user types', async () => {
    const { storage } = memoryDrafts(outing);
    const before = tab(storage);
    await before.opened();
    before.does((line) => change(line, { contractor: anna }));
    before.unmount();
    const { now, opened } = tab(storage);
    await opened();
    expect(now().state.contractor).toEqual(anna);
  });

  it('survives a later change of another part of the state', async () => {
    const { storage } = memoryDrafts(outing);
    const { now, opened, does } = tab(storage);
    await opened();
    does((line) => change(line, { contractor: giuliaAsks }));
    does((line) => change(line, { page: 2 }));
    expect(now().state).toMatchObject({ page: 2, contractor: giuliaAsks });
  });

  it('is removed from the draft once the request is accepted, and stays on screen', async () => {
    const { storage, draft } = memoryDrafts(outing, state);
    const { now, opened, does } = tab(storage);
    await opened();
    does((line) => line.get(keeperAtom)?.drop());
    leave();
    expect(draft()).toBeUndefined();
    expect(now().state.contractor).toEqual(giuliaAsks);
  });
});

describe('a birth date that a line copies from the contractor', () => {
  it('is set before its page renders, and updated with each change of the contractor', async () => {
    const { now, opened, does } = visit(memoryDrafts(club).storage, club);
    await opened();
    does((store) => change(store, { contractor: giuliaAsks, page: 2 }));
    expect(now().state.product.nascita).toBe('1985-03-27');
    does((store) => change(store, { contractor: giuliaWith({ data_nascita: '1980-05-12' }) }));
    expect(now().state.product.nascita).toBe('1980-05-12');
  });

  it("overrides the draft's own value", async () => {
    const { storage } = memoryDrafts(club, {
      ...state,
      product: { ...sailor, nascita: '2001-01-01' },
    });
    const { now, opened } = visit(storage, club);
    await opened();
    expect(now()).toMatchObject({
      restored: 'found',
      state: { product: { nascita: '1985-03-27' } },
    });
  });
});

describe('a line whose questions load later', () => {
  const later = { ...outlineOf(club), load: async () => club };

  it("keeps the draft's answers until then, and converts them to the questions afterwards", async () => {
    const kept = { ...sailor, nascita: '2001-01-01' };
    const { storage } = memoryDrafts(club, { ...state, product: kept });
    const { now, opened, does, store } = visit(storage, later);
    await opened();
    does((line) => change(line, { page: 2 }));
    expect(now()).toMatchObject({ restored: 'found', state: { product: kept } });
    await act(() => store.set(lineLoadedAtom, club));
    expect(now().state.product).toEqual({ ...sailor, nascita: '1985-03-27' });
  });

  it('starts over with empty answers, before and after the questions load', async () => {
    const { storage } = memoryDrafts(club, { ...state, product: sailor });
    const { now, opened, does, store } = visit(storage, later);
    await opened();
    expect(now().restored).toBe('found');
    does((line) => line.set(restartAtom, emptyState(later)));
    await act(() => store.set(lineLoadedAtom, club));
    expect(now().state.product).toEqual(emptyState(club, club).product);
  });
});
