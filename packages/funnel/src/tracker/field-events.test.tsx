import type { FieldEvent } from '@preventivo/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFields } from './field-events.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Renders a form whose errors the test sets in the DOM, and records the events of its fields. */
function visit() {
  const events: FieldEvent[] = [];
  const { container } = render(
    <>
      <form>
        <input name="nome" aria-label="Nome" />
        <input name="partecipanti.1.eta" aria-label="Età" />
        <fieldset aria-label="Animali" data-testid="animali">
          <input type="radio" name="animali" value="si" aria-label="Sì" />
          <input type="radio" name="animali" value="no" aria-label="No" />
        </fieldset>
        <button type="button">Avanti</button>
      </form>
      <input name="lingua" aria-label="Lingua" />
    </>,
  );
  let page = 1;
  const stop = watchFields(
    container,
    () => page,
    (event) => events.push(event),
  );
  const turnTo = (next: number) => {
    page = next;
  };
  return { events, stop, turnTo, user: userEvent.setup() };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const wait = (ms: number) => void vi.advanceTimersByTime(ms);

describe('the events of a field', () => {
  it('the tracker receives the focus of a field, and its blur with the time', async () => {
    const { events, user } = visit();
    await user.click(box('Nome'));
    wait(2500);
    await user.click(screen.getByRole('button'));
    expect(events).toEqual([
      { page: 1, field: 'nome', kind: 'focus' },
      { page: 1, field: 'nome', kind: 'blur', ms: 2500, isCorrection: false },
    ]);
  });

  it('a change counts as a correction if the visitor had left an earlier answer', async () => {
    const { events, user, turnTo } = visit();
    await user.type(box('Nome'), 'Giulai');
    await user.click(box('Età'));
    turnTo(2);
    await user.click(box('Nome'));
    await user.click(box('Età'));
    await user.type(box('Nome'), '{Backspace}');
    await user.click(box('Età'));
    const blurs = events.filter(({ field, kind }) => field === 'nome' && kind === 'blur');
    // The three blurs follow the first answer, a visit without a change, and a correction.
    expect(blurs.map(({ isCorrection }) => isCorrection)).toEqual([false, false, true]);
    expect(blurs.map(({ page }) => page)).toEqual([1, 2, 2]);
  });

  it('the buttons of a choice are one field', async () => {
    const { events, user } = visit();
    await user.click(screen.getByRole('radio', { name: 'Sì' }));
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('button'));
    expect(events.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'animali focus',
      'animali blur',
    ]);
  });

  it('the tracker receives one event when an error appears at a field', async () => {
    const { events } = visit();
    screen.getByTestId('animali').setAttribute('aria-invalid', 'true');
    await waitFor(() => expect(events).toEqual([{ page: 1, field: 'animali', kind: 'error' }]));
    screen.getByTestId('animali').setAttribute('aria-invalid', 'true');
    screen.getByTestId('animali').removeAttribute('aria-invalid');
    box('Nome').setAttribute('aria-invalid', 'true');
    await waitFor(() => expect(events).toHaveLength(2));
    expect(events[1]).toMatchObject({ field: 'nome', kind: 'error' });
  });

  it('the events contain no value, and no place in a list', async () => {
    const { events, user } = visit();
    await user.type(box('Età'), '47');
    await user.type(box('Nome'), 'Giulia');
    await user.click(screen.getByRole('button'));
    expect(new Set(events.map(({ field }) => field))).toEqual(
      new Set(['partecipanti.eta', 'nome']),
    );
    expect(JSON.stringify(events)).not.toMatch(/47|Giulia/);
  });

  it('controls outside of the form are not observed', async () => {
    const { events, user } = visit();
    await user.click(box('Lingua'));
    expect(events).toEqual([]);
  });

  it('a visitor who closes the page leaves the field', async () => {
    const { events, user } = visit();
    await user.click(box('Nome'));
    fireEvent(window, new Event('pagehide'));
    expect(events.map(({ kind }) => kind)).toEqual(['focus', 'blur']);
  });

  it('the tracker receives no event after the form is gone', async () => {
    const { events, stop, user } = visit();
    stop();
    await user.click(box('Nome'));
    box('Nome').setAttribute('aria-invalid', 'true');
    await Promise.resolve();
    expect(events).toEqual([]);
  });
});
