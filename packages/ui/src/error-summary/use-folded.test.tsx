import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

const UNFOLDED = 300;
const FOLDED = 50;
const folded = () => screen.queryByRole('link') === null;
const page = document.documentElement;

function Page({ right }: { readonly right: boolean }) {
  return (
    <form>
      <ErrorSummary errors={[{ control: 'nome', error: 'Nome non valido', right }]} attempt={1} />
      <input name="nome" />
      <input name="email" />
    </form>
  );
}

/** Renders the summary of a page that is scrolled by `top`, and corrects its error in the field. */
function correct(top: number) {
  page.scrollTop = top;
  const { rerender } = render(<Page right={false} />);
  act(() => field('nome').focus());
  rerender(<Page right />);
  return rerender;
}
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLElement;

const height = () => (folded() ? FOLDED : UNFOLDED);
const scrollBy = vi.fn();
beforeEach(() => {
  scrollBy.mockClear();
  Object.assign(page, { scrollBy });
  vi.spyOn(document, 'scrollingElement', 'get').mockReturnValue(page);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(height);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ bottom: height() }) as DOMRect,
  );
});

describe('a corrected error summary', () => {
  it('folds, and scrolls the page by the height that it loses', () => {
    correct(500);
    expect(folded()).toBe(true);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({
      top: FOLDED - UNFOLDED,
      behavior: 'instant',
    });
  });

  it('unfolds and scrolls back when a field becomes invalid again', () => {
    const rerender = correct(500);
    rerender(<Page right={false} />);
    expect(folded()).toBe(false);
    expect(scrollBy).toHaveBeenLastCalledWith({ top: UNFOLDED - FOLDED, behavior: 'instant' });
  });

  it('stays unfolded while the page cannot scroll enough, until another field has the focus', () => {
    correct(100);
    expect(folded()).toBe(false);
    page.scrollTop = 400;
    act(() => field('email').focus());
    expect(folded()).toBe(true);
  });

  it('folds after a press, so that the pressed button stays in place', () => {
    vi.useFakeTimers();
    page.scrollTop = 500;
    const { rerender } = render(<Page right={false} />);
    act(() => field('nome').focus());
    fireEvent.pointerDown(field('email'), { button: 0 });
    rerender(<Page right />);
    expect(folded()).toBe(false);
    fireEvent.pointerUp(field('email'), { pointerType: 'mouse' });
    act(() => vi.runAllTimers());
    expect(folded()).toBe(true);
    vi.useRealTimers();
  });
});
