// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Draft, draftKey } from './draft.ts';
import { dropOldDrafts } from './old-drafts.ts';
import { deviceStorage, tabStorage, writeDraft } from './stored-draft.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const hour = 60 * 60 * 1000;
const draft = (line: string, hours: number): Draft => ({
  version: '1',
  line,
  savedAt: now - hours * hour,
  page: 1,
  contractor: { nome: 'Giulia' },
  product: {},
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('dropOldDrafts', () => {
  it('dropOldDrafts removes drafts from the device and the tab a day after they were saved', async () => {
    for (const storage of [deviceStorage, tabStorage]) {
      await writeDraft(storage, draft('pets', 25));
      await writeDraft(storage, draft('home', 23));
      await writeDraft(storage, draft('boat', -25));
    }
    dropOldDrafts(now);
    for (const kept of [localStorage, sessionStorage])
      expect(Object.keys(kept)).toEqual([draftKey('home')]);
  });

  it('dropOldDrafts keeps the data of other programs under similar names', () => {
    const others = {
      'persist:root': JSON.stringify({ savedAt: 0, line: 'altro' }),
      'persist:state': '{"_persist":',
      'preventivo:language': 'en',
      [draftKey('pets')]: 'null',
    };
    for (const [key, text] of Object.entries(others)) localStorage.setItem(key, text);
    dropOldDrafts(now);
    expect({ ...localStorage }).toEqual(others);
  });

  it('dropOldDrafts does not throw when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => dropOldDrafts(now)).not.toThrow();
  });
});
