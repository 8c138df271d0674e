// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dropOldDrafts } from '../../draft/old-drafts.ts';
import { deviceStorage, readDraft, tabStorage, writeDraft } from '../../draft/stored-draft.ts';
import { cookieToken } from '../../http/token-store.ts';
import { erasureSince, onErasure } from '../erasure.ts';
import { deviceCookie, erasedKey, languageKey } from '../names.ts';
import { eraseDevice } from './erase-device.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const draft = (line: string) => ({
  version: '1',
  line,
  savedAt: now,
  page: 2,
  contractor: { nome: 'Giulia' },
  product: {},
});

/** Stores the data that a user may leave on a public computer: several drafts, a login and a chosen language. */
async function leaveAll() {
  for (const line of ['travel', 'home']) await writeDraft(deviceStorage, draft(line));
  for (const line of ['health', 'contractor']) await writeDraft(tabStorage, draft(line));
  localStorage.setItem(languageKey, 'en');
  cookieToken().set('a.b.c', 7200);
  cookieToken(deviceCookie).set('d1', 7200);
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  cookieToken().remove();
  cookieToken(deviceCookie).remove();
});

describe('eraseDevice', () => {
  it('eraseDevice removes all drafts, the login and the language, and stores only the time of the erasure', async () => {
    await leaveAll();
    expect(eraseDevice(now)).toBe(true);
    expect({ ...localStorage }).toEqual({ [erasedKey]: String(now) });
    expect({ ...sessionStorage }).toEqual({});
    expect(document.cookie).toBe('');
  });

  it('eraseDevice notifies other tabs first, so that they do not save their answers again', async () => {
    await leaveAll();
    const kept = { ...localStorage };
    const changed: string[] = [];
    const change = (key: string) => void changed.push(key);
    const getItem = (key: string) => kept[key] ?? null;
    vi.stubGlobal('localStorage', { ...kept, getItem, setItem: change, removeItem: change });
    eraseDevice(now);
    expect(changed).toEqual([erasedKey, 'persist:travel', 'persist:home', languageKey]);
  });

  it('eraseDevice keeps the data of other programs, even under similar names', () => {
    const others = {
      'persist:root': JSON.stringify({ user: '{}', _persist: '{}' }),
      'persist:state': '{"_persist":',
      theme: 'dark',
      jwt: 'theirs',
    };
    for (const [key, text] of Object.entries(others)) localStorage.setItem(key, text);
    eraseDevice(now);
    expect({ ...localStorage }).toEqual({ ...others, [erasedKey]: String(now) });
  });

  it('eraseDevice returns false if the browser does not remove the data', async () => {
    await leaveAll();
    const kept = { ...localStorage };
    vi.stubGlobal('localStorage', {
      ...kept,
      getItem: (key: string) => kept[key] ?? null,
      setItem: () => {},
      removeItem: () => {},
    });
    expect(eraseDevice(now)).toBe(false);
  });

  it('eraseDevice does nothing when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect(eraseDevice(now)).toBe(true);
  });

  it('eraseDevice notifies other tabs after the removal when storage was full', async () => {
    await leaveAll();
    const kept = new Map(Object.entries({ ...localStorage }));
    vi.stubGlobal('localStorage', {
      ...Object.fromEntries(kept),
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (kept.has('persist:travel')) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, text);
      },
      removeItem: (key: string) => void kept.delete(key),
    });
    eraseDevice(now);
    expect([...kept]).toEqual([[erasedKey, String(now)]]);
  });

  it('dropOldDrafts removes the time of an erasure after a day', () => {
    eraseDevice(now);
    dropOldDrafts(now + 23 * 60 * 60 * 1000);
    expect(localStorage.getItem(erasedKey)).not.toBeNull();
    dropOldDrafts(now + 25 * 60 * 60 * 1000);
    expect(localStorage.getItem(erasedKey)).toBeNull();
  });
});

describe('a tab that was closed and is reopened after an erasure', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterEach(() => void vi.useRealTimers());

  it('a reopened tab finds no draft from before the erasure, but finds every later draft', async () => {
    const wanted = { line: 'health', version: '1', now: now + 1000 };
    // A closed tab keeps the draft in its sessionStorage, because an erasure in another tab cannot reach it.
    eraseDevice(now);
    await writeDraft(tabStorage, { ...draft('health'), savedAt: now - 1 });
    expect(await readDraft(tabStorage, wanted)).toEqual({ draft: null, reason: 'erased' });
    expect({ ...sessionStorage }).toEqual({});
    await writeDraft(tabStorage, { ...draft('health'), savedAt: now + 1 });
    expect(await readDraft(tabStorage, wanted)).toMatchObject({ draft: { page: 2 } });
  });

  it('a reopened tab ignores an erasure that a clock years ahead recorded', async () => {
    eraseDevice(Date.parse('2036-11-24T10:00:00Z'));
    await writeDraft(tabStorage, draft('health'));
    const wanted = { line: 'health', version: '1', now };
    expect(await readDraft(tabStorage, wanted)).toMatchObject({ draft: { page: 2 } });
  });

  it('a reopened tab accepts an older draft from another device', async () => {
    eraseDevice(now);
    const text = JSON.stringify({ ...draft('travel'), savedAt: now - 1 });
    const link = { get: () => text, set: () => true, remove: () => {} };
    const read = await readDraft(link, { line: 'travel', version: '1', now });
    expect(read).toMatchObject({ draft: { page: 2 } });
  });
});

describe('a page open in another tab', () => {
  it('a page detects an erasure, even if the clock was set back', () => {
    const isErased = erasureSince();
    expect(isErased()).toBe(false);
    eraseDevice(now - 1_000_000);
    expect(isErased()).toBe(true);
    expect(erasureSince()()).toBe(false);
  });

  it('a page does nothing when the time of an earlier erasure is removed', () => {
    eraseDevice(now);
    const run = vi.fn();
    onTestFinished(onErasure(run));
    dropOldDrafts(now + 25 * 60 * 60 * 1000);
    dispatchEvent(new Event('storage'));
    expect(run).not.toHaveBeenCalled();
  });

  it('a page is notified when another funnel on the same page erases the device', () => {
    const run = vi.fn();
    onErasure(run);
    eraseDevice(now);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each(['storage', 'pageshow'])('a page is notified of an erasure only once, by %s', (sign) => {
    const run = vi.fn();
    onErasure(run);
    dispatchEvent(new Event(sign));
    expect(run).not.toHaveBeenCalled();
    eraseDevice(now);
    dispatchEvent(new Event(sign));
    dispatchEvent(new Event(sign));
    expect(run).toHaveBeenCalledTimes(1);
  });
});
