import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let markInteracted: typeof import('./first-interaction.ts').markInteracted;
let onFirstInteraction: typeof import('./first-interaction.ts').onFirstInteraction;
let schedulePreload: typeof import('./first-interaction.ts').schedulePreload;

// Each test imports fresh modules, because the modules remember an interaction.
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

/** Creates a load that the test completes or fails. */
function load() {
  const outcome = { comes: () => {}, fails: (_: Error) => {} };
  const promise = new Promise<void>((resolve, reject) => {
    Object.assign(outcome, { comes: resolve, fails: reject });
  });
  return { run: vi.fn(() => promise), outcome };
}

describe('schedulePreload', () => {
  it('schedulePreload does not load without an interaction', async () => {
    form();
    const run = vi.fn();
    const forget = schedulePreload(run);
    await rest();
    expect(run).not.toHaveBeenCalled();
    forget();
  });

  it('schedulePreload loads once after the first interaction', async () => {
    form();
    const run = vi.fn();
    schedulePreload(run);
    await user.type(name(), 'Giulia');
    await rest();
    expect(run).toHaveBeenCalledOnce();
  });

  it('schedulePreload loads for a user who interacted before the call', async () => {
    form();
    await user.click(name());
    const run = vi.fn();
    schedulePreload(run);
    await rest();
    expect(run).toHaveBeenCalledOnce();
  });

  it('schedulePreload loads when the mouse moves over the page', async () => {
    form();
    const run = vi.fn();
    schedulePreload(run);
    await user.hover(name());
    await rest();
    expect(run).toHaveBeenCalledOnce();
  });

  it('schedulePreload loads after markInteracted, also if it is called later', async () => {
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

  it('schedulePreload runs one load after another', async () => {
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

  it('schedulePreload starts the next load after a failure or a timeout', async () => {
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

  it('schedulePreload does not load after it was cancelled', async () => {
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

describe('onFirstInteraction', () => {
  it('onFirstInteraction waits for an interaction, but not for scheduled preloads', async () => {
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

  it('onFirstInteraction runs immediately on a page that is already in use', async () => {
    markInteracted();
    const list = vi.fn();
    onFirstInteraction(list);
    await rest();
    expect(list).toHaveBeenCalledOnce();
  });

  it('onFirstInteraction does not run after it was cancelled', async () => {
    form();
    const list = vi.fn();
    onFirstInteraction(list)();
    await user.click(name());
    await rest();
    expect(list).not.toHaveBeenCalled();
  });
});
