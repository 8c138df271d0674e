import type { DraftStorage } from '@preventivo/core/draft';
import { giuliaAsks, giuliaWith } from '@preventivo/fixtures/people';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDayOut, outing } from '../testing/outing.fixture.ts';
import { draftKeeper } from './draft-keeper.ts';
import type { LineState } from './line-state.ts';

const state: LineState = { page: 2, contractor: giuliaAsks, product: aDayOut };
const named = (nome: string): LineState => ({ ...state, contractor: giuliaWith({ nome }) });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a keeper. Allows it to write, unless `isReading`: an earlier draft is still being read. */
function keeper(isReading = false) {
  const texts = new Map<string, string>();
  const set = vi.fn((key: string, text: string) => {
    texts.set(key, text);
    return true;
  });
  const storage: DraftStorage = {
    get: (key) => texts.get(key) ?? null,
    set,
    remove: (key) => void texts.delete(key),
  };
  const kept = () => JSON.parse(texts.get('persist:gita') ?? 'null');
  const made = draftKeeper(storage, outing.id, 'v1', () => 1_000);
  if (!isReading) made.begin();
  return { ...made, kept, set };
}

describe('a draft keeper', () => {
  it('writes once, 100 milliseconds after the first keystroke, with all keystrokes until then', () => {
    const { keep, kept, set } = keeper();
    keep(named('Giu'));
    vi.advanceTimersByTime(60);
    keep(named('Giulia'));
    vi.advanceTimersByTime(39);
    expect(kept()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(kept()).toMatchObject({ page: 2, contractor: { persona: { nome: 'Giulia' } } });
    vi.advanceTimersByTime(1_000);
    expect(set).toHaveBeenCalledTimes(1);
  });

  it('is not delayed by a repeating key', () => {
    const { keep, kept } = keeper();
    for (let letters = 1; letters <= 30; letters += 1) {
      keep(named('a'.repeat(letters)));
      vi.advanceTimersByTime(33);
    }
    // A crash loses at most four keystrokes.
    expect(kept().contractor.persona.nome.length).toBeGreaterThanOrEqual(26);
  });

  it("writes the line's id and version, and the time", () => {
    const { keep, flush, kept } = keeper();
    keep({ ...state, idempotencyKey: '3f0c9a52-6f3e-4d53-9d0a-0c8c8f0f9a11' });
    flush();
    expect(kept()).toEqual({
      line: 'gita',
      version: 'v1',
      savedAt: 1_000,
      idempotencyKey: '3f0c9a52-6f3e-4d53-9d0a-0c8c8f0f9a11',
      ...state,
    });
  });

  it('writes at once on flush, and not a second time', () => {
    const { keep, flush, kept, set } = keeper();
    keep(named('Giulia'));
    flush();
    expect(kept()).toMatchObject({ contractor: { persona: { nome: 'Giulia' } } });
    flush();
    vi.advanceTimersByTime(1_000);
    expect(set).toHaveBeenCalledTimes(1);
  });

  it('writes nothing until the earlier draft is read, and then writes once', () => {
    const { keep, flush, begin, kept, set } = keeper(true);
    keep(named('Giu'));
    vi.advanceTimersByTime(1_000);
    flush();
    expect(set).not.toHaveBeenCalled();
    keep(named('Giulia'));
    begin();
    expect(kept()).toMatchObject({ contractor: { persona: { nome: 'Giulia' } } });
    vi.advanceTimersByTime(1_000);
    expect(set).toHaveBeenCalledTimes(1);
  });

  it('removes the draft on drop, with any pending write', () => {
    const { keep, flush, drop, kept, set } = keeper();
    keep(named('Giulia'));
    flush();
    keep(named('Anna'));
    drop();
    vi.advanceTimersByTime(1_000);
    flush();
    expect(kept()).toBeNull();
    expect(set).toHaveBeenCalledTimes(1);
  });
});
