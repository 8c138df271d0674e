import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog.ts';
import { announce, Status } from './status.tsx';

// happy-dom lays nothing out: what is not drawn has no boxes.
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (
    this: HTMLElement,
  ) {
    return (this.checkVisibility() ? [this.getBoundingClientRect()] : []) as unknown as DOMRectList;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two funnels of one page under two tabs of it, of which one is open. */
const tabs = (open: 'first' | 'second', dialog = false) => (
  <>
    {(['first', 'second'] as const).map((tab) => (
      <section key={tab} data-testid={tab} style={{ display: tab === open ? 'block' : 'none' }}>
        <Status />
        {dialog && tab === open && <Dialog open title="Un attimino..." />}
      </section>
    ))}
  </>
);

/** What is read under a tab, the regions in their order. */
const readUnder = (tab: string) =>
  [...screen.getByTestId(tab).querySelectorAll('[role=status]')].map((one) => one.textContent);

function say(text: string) {
  announce(text);
  vi.advanceTimersByTime(60);
}

describe('who listens to a page of two funnels under tabs', () => {
  it.each([
    ['first', 'second'],
    ['second', 'first'],
  ] as const)('hears the %s where that is open', (open, closed) => {
    render(tabs(open));
    say('3 risultati trovati');
    expect(readUnder(open)).toEqual(['3 risultati trovati']);
    expect(readUnder(closed)).toEqual(['']);
  });

  it('hears the dialog, since all around it is inert', () => {
    render(tabs('first', true));
    say('Link copiato.');
    expect(readUnder('first')).toEqual(['', 'Link copiato.']);
  });

  it('hears the other one once they have opened its tab, and nothing twice', () => {
    const { rerender } = render(tabs('first'));
    say('3 risultati trovati');
    rerender(tabs('second'));
    say('Elenco aggiornato');
    expect([readUnder('first'), readUnder('second')]).toEqual([[''], ['Elenco aggiornato']]);
  });
});
