import { emptyContractor, outlineOf, personOf } from '@preventivo/core';
import type { Draft, DraftStorage } from '@preventivo/core/draft';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, giuliaWith } from '@preventivo/fixtures/people';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { arriveAtom, keeperAtom } from '../state/answers.ts';
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

/** A tab with a draft, whose line loses a page when the broker's settings are there. */
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
  it('starts empty on page 1, and leaves nothing behind', async () => {
    const { storage, draft } = memoryDrafts(outing);
    const { now, opened } = tab(storage);
    await opened();
    expect(now()).toMatchObject({ restored: 'nothing', state: { page: 1 } });
    expect(now().state.contractor).toEqual(nobody);
    leave();
    expect(draft()).toBeUndefined();
  });

  it('keeps what was typed before the page ran', async () => {
    const { storage, draft } = memoryDrafts(outing);
    const { opened } = tab(storage, { nome: 'Giulia' });
    await opened();
    leave();
    expect(draft()).toMatchObject({ contractor: { persona: { nome: 'Giulia' } } });
  });
});

describe('a visitor who comes back', () => {
  it('finds the answers and the page', async () => {
    const { storage } = memoryDrafts(outing, { ...state, page: 2, product: aDayOut });
    const { now, opened } = tab(storage);
    await opened();
    expect(now()).toMatchObject({
      restored: 'found',
      state: { page: 2, contractor: giuliaAsks },
    });
    expect(now().state.product).toEqual(aDayOut);
  });

  it('is not sent past the last page', async () => {
    const { storage } = memoryDrafts(outing, { ...state, page: 7 });
    const { now, opened } = tab(storage);
    await opened();
    expect(now().state.page).toBe(3);
  });

  it('stands on the last page, where the broker has laid the questions out on fewer', async () => {
    const { now, relaid } = tabThatIsRelaid({ ...state, page: 3 });
    await waitFor(() => expect(now()).toMatchObject({ state: { page: 3 } }));
    relaid();
    expect(now()).toMatchObject({ restored: 'found', state: { page: 2 } });
  });

  it('is read once, also where the broker lays the questions out anew', async () => {
    const { now, relaid, reads } = tabThatIsRelaid(state);
    await waitFor(() => expect(now()).toMatchObject({ restored: 'found' }));
    relaid();
    expect(reads()).toBe(1);
  });

  it('finds the draft under what was typed before the page ran', async () => {
    const { storage } = memoryDrafts(outing, state);
    const { now, opened } = tab(storage, { nome: 'Anna', natoInItalia: false });
    await opened();
    expect(personOf(now().state.contractor)).toMatchObject({
      nome: 'Anna',
      cognome: 'Ferri',
      natoInItalia: false,
    });
    // Who was born abroad has no municipality, whatever the draft says.
    expect(personOf(now().state.contractor).comune_nascita).toBe('');
  });

  it('starts over when it is asked for: the answers, the page and the draft are gone', async () => {
    const { storage, draft } = memoryDrafts(outing, { ...state, page: 2 });
    const { now, opened, does } = tab(storage);
    await opened();
    does((store) => store.set(restartAtom, emptyState(outing, outing)));
    expect(now()).toMatchObject({ restored: 'nothing', state: { page: 1 } });
    expect(now().state.contractor).toEqual(nobody);
    expect(draft()).toBeUndefined();
  });
});

describe('a storage that takes its time', () => {
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

  it('gives its draft under what was answered meanwhile', async () => {
    vi.useFakeTimers();
    const { now, does } = tab(slow(textOf(state), 2_000).storage);
    does((line) => change(line, { contractor: anna }));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(now().restored).toBe('found');
    expect(personOf(now().state.contractor)).toMatchObject({ nome: 'Anna', cognome: 'Ferri' });
  });

  it('has its draft left alone by a letter that comes first, and then both kept in one', async () => {
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

  it('has a draft that nobody added to left as old as it is', async () => {
    vi.useFakeTimers();
    const { storage, written } = slow(textOf(state), 1_000);
    const { now } = tab(storage);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(now().restored).toBe('found');
    leave();
    expect(written()).toEqual([]);
  });

  it('and gives nothing has what was answered meanwhile kept after 5 seconds', async () => {
    vi.useFakeTimers();
    const { storage, written } = slow(null, 60_000);
    const { now, does } = tab(storage);
    does((line) => change(line, { contractor: anna }));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(now().restored).toBe('late');
    expect(written()).toMatchObject([{ page: 1, contractor: { persona: { nome: 'Anna' } } }]);
  });

  it('does not call back who has turned the page', async () => {
    vi.useFakeTimers();
    const { storage, written } = slow(textOf(state), 2_000);
    const { now, does } = tab(storage);
    does((line) => change(line, { page: 2, contractor: giuliaWith({ nome: 'Anna' }) }));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(now()).toMatchObject({ restored: 'nothing', state: { page: 2 } });
    expect(personOf(now().state.contractor).nome).toBe('Anna');
    expect(written()).toMatchObject([{ page: 2, contractor: { persona: { nome: 'Anna' } } }]);
  });

  it('is waited for 5 seconds; then the form starts empty and says so', async () => {
    vi.useFakeTimers();
    const { now } = tab(slow(textOf(state), 60_000).storage);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(now()).toMatchObject({ restored: 'late', state: { page: 1 } });
    expect(now().state.contractor).toEqual(nobody);
  });
});

describe('what is answered', () => {
  it('is kept while it is written, and drawn when it is settled', async () => {
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

  it('is kept at once when another app comes to the front, which may be the end of the page', async () => {
    const { storage, draft } = memoryDrafts(outing);
    const { opened, does } = tab(storage);
    await opened();
    does((line) => change(line, { contractor: giuliaAsks }));
    expect(draft()).toBeUndefined();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(draft()).toMatchObject({ contractor: { persona: { nome: 'Giulia' } } });
  });

  it('is there in a form that a host draws anew while somebody is still writing', async () => {
    const { storage } = memoryDrafts(outing);
    const before = tab(storage);
    await before.opened();
    before.does((line) => change(line, { contractor: anna }));
    before.unmount();
    const { now, opened } = tab(storage);
    await opened();
    expect(now().state.contractor).toEqual(anna);
  });

  it('stays, whoever changes something else afterwards without having seen it', async () => {
    const { storage } = memoryDrafts(outing);
    const { now, opened, does } = tab(storage);
    await opened();
    does((line) => change(line, { contractor: giuliaAsks }));
    does((line) => change(line, { page: 2 }));
    expect(now().state).toMatchObject({ page: 2, contractor: giuliaAsks });
  });

  it('is dropped once the request was taken, and stays on the screen', async () => {
    const { storage, draft } = memoryDrafts(outing, state);
    const { now, opened, does } = tab(storage);
    await opened();
    does((line) => line.get(keeperAtom)?.drop());
    leave();
    expect(draft()).toBeUndefined();
    expect(now().state.contractor).toEqual(giuliaAsks);
  });
});

describe('a birth date that a line takes from who asks', () => {
  it('is there before its page is drawn, and follows each change of the contractor', async () => {
    const { now, opened, does } = visit(memoryDrafts(club).storage, club);
    await opened();
    does((store) => change(store, { contractor: giuliaAsks, page: 2 }));
    expect(now().state.product.nascita).toBe('1985-03-27');
    does((store) => change(store, { contractor: giuliaWith({ data_nascita: '1980-05-12' }) }));
    expect(now().state.product.nascita).toBe('1980-05-12');
  });

  it('is not what somebody wrote into the draft', async () => {
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

describe('a line whose questions come later', () => {
  const later = { ...outlineOf(club), load: async () => club };

  it('keeps the answers of a draft until they are here, and then has them as they are wanted', async () => {
    const kept = { ...sailor, nascita: '2001-01-01' };
    const { storage } = memoryDrafts(club, { ...state, product: kept });
    const { now, opened, does, store } = visit(storage, later);
    await opened();
    does((line) => change(line, { page: 2 }));
    expect(now()).toMatchObject({ restored: 'found', state: { product: kept } });
    await act(() => store.set(arriveAtom, club));
    expect(now().state.product).toEqual({ ...sailor, nascita: '1985-03-27' });
  });

  it('starts over with nothing answered, before they are here and after', async () => {
    const { storage } = memoryDrafts(club, { ...state, product: sailor });
    const { now, opened, does, store } = visit(storage, later);
    await opened();
    expect(now().restored).toBe('found');
    does((line) => line.set(restartAtom, emptyState(later)));
    await act(() => store.set(arriveAtom, club));
    expect(now().state.product).toEqual(emptyState(club, club).product);
  });
});
