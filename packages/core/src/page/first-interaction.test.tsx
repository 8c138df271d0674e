import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let markInteracted: typeof import('./first-interaction.ts').markInteracted;
let onFirstInteraction: typeof import('./first-interaction.ts').onFirstInteraction;
let schedulePreload: typeof import('./first-interaction.ts').schedulePreload;

// Each test has a page of its own, that nobody has used.
beforeEach(async () => {
  vi.resetModules();
  ({ markInteracted, onFirstInteraction, schedulePreload } = await import(
    './first-interaction.ts'
  ));
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const rest = () => vi.advanceTimersByTimeAsync(500);
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const name = () => screen.getByRole('textbox', { name: 'Nome' });
const form = () => render(<input aria-label="Nome" />);

/** Something that is loaded, and when. */
function load() {
  const outcome = { comes: () => {}, fails: (_: Error) => {} };
  const promise = new Promise<void>((resolve, reject) => {
    Object.assign(outcome, { comes: resolve, fails: reject });
  });
  return { run: vi.fn(() => promise), outcome };
}

describe('what comes later is loaded', () => {
  it('not at all for who only looks in', async () => {
    form();
    const run = vi.fn();
    const forget = schedulePreload(run);
    await rest();
    expect(run).not.toHaveBeenCalled();
    forget();
  });

  it('once for who begins, whatever they do next', async () => {
    form();
    const run = vi.fn();
    schedulePreload(run);
    await user.type(name(), 'Giulia');
    await rest();
    expect(run).toHaveBeenCalledOnce();
  });

  it('for who had begun before it was asked', async () => {
    form();
    await user.click(name());
    const run = vi.fn();
    schedulePreload(run);
    await rest();
    expect(run).toHaveBeenCalledOnce();
  });

  it('for who moves a mouse over the page', async () => {
    form();
    const run = vi.fn();
    schedulePreload(run);
    await user.hover(name());
    await rest();
    expect(run).toHaveBeenCalledOnce();
  });

  it('without a sign for who goes on where they were, and what is asked for after that too', async () => {
    form();
    const [before, after] = [vi.fn(), vi.fn()];
    schedulePreload(before);
    markInteracted();
    schedulePreload(after);
    await rest();
    await rest();
    expect(before).toHaveBeenCalledOnce();
    expect(after).toHaveBeenCalledOnce();
  });

  it('one after another', async () => {
    form();
    const [first, second] = [load(), load()];
    schedulePreload(first.run);
    schedulePreload(second.run);
    await user.click(name());
    await rest();
    expect(first.run).toHaveBeenCalledOnce();
    expect(second.run).not.toHaveBeenCalled();
    first.outcome.comes();
    await rest();
    expect(second.run).toHaveBeenCalledOnce();
    second.outcome.comes();
    await rest();
  });

  it('also after one that fails, or never comes', async () => {
    form();
    const [first, second] = [load(), load()];
    const third = vi.fn();
    schedulePreload(first.run);
    schedulePreload(second.run);
    schedulePreload(third);
    await user.click(name());
    await rest();
    first.outcome.fails(new Error('offline'));
    await rest();
    expect(second.run).toHaveBeenCalledOnce();
    expect(third).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    await rest();
    expect(third).toHaveBeenCalledOnce();
  });

  it('no more when it is not wanted, before the beginning and after', async () => {
    form();
    const [before, after] = [vi.fn(), vi.fn()];
    schedulePreload(before)();
    const forget = schedulePreload(after);
    await user.click(name());
    forget();
    await rest();
    expect(before).not.toHaveBeenCalled();
    expect(after).not.toHaveBeenCalled();
  });
});

describe('what is on the page and comes from elsewhere', () => {
  it('waits for a sign too, and then for nothing of what comes later', async () => {
    form();
    const [later, list] = [load(), vi.fn()];
    schedulePreload(later.run);
    onFirstInteraction(list);
    await rest();
    expect(list).not.toHaveBeenCalled();
    await user.click(name());
    await rest();
    expect(later.run).toHaveBeenCalledOnce();
    expect(list).toHaveBeenCalledOnce();
    later.outcome.comes();
  });

  it('is asked for at once where somebody uses the page already', async () => {
    markInteracted();
    const list = vi.fn();
    onFirstInteraction(list);
    await rest();
    expect(list).toHaveBeenCalledOnce();
  });

  it('is not asked for any more once it is not wanted', async () => {
    form();
    const list = vi.fn();
    onFirstInteraction(list)();
    await user.click(name());
    await rest();
    expect(list).not.toHaveBeenCalled();
  });
});
