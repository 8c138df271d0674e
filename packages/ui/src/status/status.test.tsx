import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog.ts';
import { announce, Status } from './status.tsx';

// happy-dom has no layout. Like a browser, the mock returns no client rects for hidden elements.
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

/** Two funnels in the two tabs of one page. Only one tab is open. */
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

const readUnder = (tab: string) =>
  [...screen.getByTestId(tab).querySelectorAll('[role=status]')].map((one) => one.textContent);

function say(text: string) {
  announce(text);
  vi.advanceTimersByTime(60);
}

describe('announce with two funnels under tabs', () => {
  it.each([
    ['first', 'second'],
    ['second', 'first'],
  ] as const)(
    'announce uses the live region of the funnel in the %s tab if that tab is open',
    (open, closed) => {
      render(tabs(open));
      say('3 risultati trovati');
      expect(readUnder(open)).toEqual(['3 risultati trovati']);
      expect(readUnder(closed)).toEqual(['']);
    },
  );

  it('announce uses the live region of an open dialog, because the dialog makes the rest of the page inert', () => {
    render(tabs('first', true));
    say('Link copiato.');
    expect(readUnder('first')).toEqual(['', 'Link copiato.']);
  });

  it('after the user opens the other tab, announce uses its live region and repeats no text', () => {
    const { rerender } = render(tabs('first'));
    say('3 risultati trovati');
    rerender(tabs('second'));
    say('Elenco aggiornato');
    expect([readUnder('first'), readUnder('second')]).toEqual([[''], ['Elenco aggiornato']]);
  });
});
