import { emptyContractor, personOf } from '@preventivo/core';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, rossiAsks } from '@preventivo/fixtures/people';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restartAtom } from '../state/visit.ts';
import { aDayOut, outing } from '../testing/outing.fixture.ts';
import { carryContractor, dropCarried } from './carried-contractor.ts';
import { emptyState } from './line-state.ts';
import { change, leave, state, tab } from './tab.fixture.tsx';

const nobody = emptyContractor(['fisica']);
const anna = { ...nobody, persona: { ...nobody.persona, nome: 'Anna' } };

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

/** The next line of the tab, where somebody may have begun before. */
async function nextLine(kept?: typeof state) {
  const drafts = memoryDrafts(outing, kept);
  const line = tab(drafts.storage);
  await line.opened();
  return { ...line, draft: drafts.draft };
}

describe('who asks for another quote', () => {
  it('begins at what is new, and is kept with the line from then on', async () => {
    carryContractor(giuliaAsks);
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
  ])('stays on page 1 where they have begun to write there %s, with both', async (_, typed) => {
    carryContractor(giuliaAsks);
    const { storage } = memoryDrafts(outing);
    const { now, does, opened } = tab(storage, typed);
    if (!typed) does((line) => change(line, { contractor: anna }));
    await opened();
    expect(now()).toMatchObject({ restored: 'carried', state: { page: 1 } });
    expect(personOf(now().state.contractor)).toMatchObject({ nome: 'Anna', cognome: 'Ferri' });
  });

  it('brings no answer to a product along, and no consent', () => {
    carryContractor(giuliaAsks);
    expect(JSON.parse(sessionStorage.getItem('persist:contractor') ?? '')).toEqual({
      line: 'contractor',
      version: '1',
      savedAt: expect.any(Number),
      page: 1,
      contractor: giuliaAsks,
      product: {},
    });
  });

  it('can drop what came along: the form is empty, and stays so', async () => {
    carryContractor(giuliaAsks);
    const { now, does, unmount } = await nextLine();
    does((store) => store.set(restartAtom, emptyState(outing, outing)));
    expect(now()).toMatchObject({ restored: 'nothing', state: { page: 1, contractor: nobody } });
    unmount();
    expect((await nextLine()).now().state.contractor).toEqual(nobody);
  });

  it('finds a draft of the line itself before anything that came along', async () => {
    carryContractor(giuliaAsks);
    const { now } = await nextLine({ ...state, page: 2, product: aDayOut });
    expect(now()).toMatchObject({ restored: 'found', state: { page: 2 } });
  });

  it('is left for another line where this one insures no companies', async () => {
    carryContractor(rossiAsks);
    expect((await nextLine()).now()).toMatchObject({ restored: 'nothing' });
    expect(sessionStorage.getItem('persist:contractor')).toContain('giuridica');
  });

  it.each([
    [29, 'carried'],
    [31, 'nothing'],
  ])('after %i minutes finds %s', async (minutes, restored) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    carryContractor(giuliaAsks);
    vi.setSystemTime(Date.now() + minutes * 60_000);
    expect((await nextLine()).now().restored).toBe(restored);
  });

  it('is nobody where that was not wanted, or not any more, or somebody wrote nonsense', async () => {
    expect((await nextLine()).now().restored).toBe('nothing');
    carryContractor(giuliaAsks);
    dropCarried();
    expect((await nextLine()).now().restored).toBe('nothing');
    sessionStorage.setItem('persist:contractor', '{"contractor":');
    expect((await nextLine()).now().restored).toBe('nothing');
  });
});
