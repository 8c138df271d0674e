import { emptyContractor, personOf } from '@preventivo/core';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, rossiAsks } from '@preventivo/fixtures/people';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restartAtom } from '../state/visit.ts';
import { aDayOut, outing } from '../testing/outing.fixture.ts';
import { prefillNextContractor } from './kept-state.ts';
import { dropPrefilledContractor, emptyState } from './line-state.ts';
import { change, leave, state, tab } from './tab.fixture.tsx';

const nobody = emptyContractor(['fisica']);
const anna = { ...nobody, persona: { ...nobody.persona, nome: 'Anna' } };

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

/**
 * Opens another line in the same tab.
 * @param kept a draft of this other line
 */
async function nextLine(kept?: typeof state) {
  const drafts = memoryDrafts(outing, kept);
  const line = tab(drafts.storage);
  await line.opened();
  return { ...line, draft: drafts.draft };
}

describe('the contractor of the last quote', () => {
  it('lets the next line start on page 2, and is saved in the draft of that line', async () => {
    prefillNextContractor(giuliaAsks);
    const { now, draft, unmount } = await nextLine();
    expect(now()).toMatchObject({ restored: 'carried', state: { contractor: giuliaAsks } });
    leave();
    expect(draft()).toMatchObject({ page: 2, contractor: giuliaAsks });
    unmount();
    expect((await nextLine()).now()).toMatchObject({ restored: 'nothing' });
  });

  it.each([
    ['before the page ran', { nome: 'Anna' }],
    ['since', undefined],
  ])(
    'is merged into page 1, which stays open, if the user has typed there %s',
    async (_, typed) => {
      prefillNextContractor(giuliaAsks);
      const { storage } = memoryDrafts(outing);
      const { now, does, opened } = tab(storage, typed);
      if (!typed) does((line) => change(line, { contractor: anna }));
      await opened();
      expect(now()).toMatchObject({ restored: 'carried', state: { page: 1 } });
      expect(personOf(now().state.contractor)).toMatchObject({ nome: 'Anna', cognome: 'Ferri' });
    },
  );

  it('is stored without product answers or consents', () => {
    prefillNextContractor(giuliaAsks);
    expect(JSON.parse(sessionStorage.getItem('persist:contractor') ?? '')).toEqual({
      line: 'contractor',
      version: '1',
      savedAt: expect.any(Number),
      page: 1,
      contractor: giuliaAsks,
      product: {},
    });
  });

  it('can be discarded: then the form is empty, even after a reload', async () => {
    prefillNextContractor(giuliaAsks);
    const { now, does, unmount } = await nextLine();
    does((store) => store.set(restartAtom, emptyState(outing, outing)));
    expect(now()).toMatchObject({ restored: 'nothing', state: { page: 1, contractor: nobody } });
    unmount();
    expect((await nextLine()).now().state.contractor).toEqual(nobody);
  });

  it('is not used if the line has a draft of its own', async () => {
    prefillNextContractor(giuliaAsks);
    const { now } = await nextLine({ ...state, page: 2, product: aDayOut });
    expect(now()).toMatchObject({ restored: 'found', state: { page: 2 } });
  });

  it('stays stored for other lines if this line insures no companies', async () => {
    prefillNextContractor(rossiAsks);
    expect((await nextLine()).now()).toMatchObject({ restored: 'nothing' });
    expect(sessionStorage.getItem('persist:contractor')).toContain('giuridica');
  });

  it.each([
    [29, 'carried'],
    [31, 'nothing'],
  ])('after %i minutes has the state %s', async (minutes, restored) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    prefillNextContractor(giuliaAsks);
    vi.setSystemTime(Date.now() + minutes * 60_000);
    expect((await nextLine()).now().restored).toBe(restored);
  });

  it('is not used if it was never stored, was removed or is malformed', async () => {
    expect((await nextLine()).now().restored).toBe('nothing');
    prefillNextContractor(giuliaAsks);
    dropPrefilledContractor();
    expect((await nextLine()).now().restored).toBe('nothing');
    sessionStorage.setItem('persist:contractor', '{"contractor":');
    expect((await nextLine()).now().restored).toBe('nothing');
  });
});
