import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitingOverlay } from './waiting.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const text = 'Stiamo salvando i tuoi dati';
const patience = 'Ci vuole più del solito. Non chiudere la pagina.';

/** A page so slow that the delay of the overlay ends between the last render and its effects. */
function BusyPage(props: { readonly waiting: boolean; readonly onGone: () => void }) {
  const { waiting } = props;
  useLayoutEffect(() => {
    if (!waiting) vi.advanceTimersByTime(250);
  }, [waiting]);
  return <WaitingOverlay {...props} text={text} />;
}

describe('WaitingOverlay', () => {
  it('the waiting overlay is hidden during the first 250 ms', () => {
    render(<WaitingOverlay waiting text={text} />);
    pass(249);
    expect(screen.queryByText(text)).toBeNull();
    pass(1);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('the waiting overlay shows a message about the long wait after eight seconds', () => {
    render(<WaitingOverlay waiting text={text} />);
    pass(7999);
    expect(screen.queryByText(patience)).toBeNull();
    pass(1);
    expect(screen.getByText(patience)).toBeInTheDocument();
  });

  it('WaitingOverlay calls onGone only once it is hidden, so that the next dialog opens after it', () => {
    const onGone = vi.fn();
    const view = render(<WaitingOverlay waiting text={text} onGone={onGone} />);
    pass(300);
    view.rerender(<WaitingOverlay waiting={false} text={text} onGone={onGone} />);
    expect(onGone).not.toHaveBeenCalled();
    pass(600);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('WaitingOverlay calls onGone if the response arrives before the delay has passed', () => {
    const onGone = vi.fn();
    const view = render(<WaitingOverlay waiting text={text} onGone={onGone} />);
    pass(100);
    view.rerender(<WaitingOverlay waiting={false} text={text} onGone={onGone} />);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('the waiting overlay does not appear after it has called onGone, even on a slow page', () => {
    const onGone = vi.fn();
    const view = render(<BusyPage waiting onGone={onGone} />);
    pass(100);
    view.rerender(<BusyPage waiting={false} onGone={onGone} />);
    expect(onGone).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(text)).toBeNull();
  });
});
