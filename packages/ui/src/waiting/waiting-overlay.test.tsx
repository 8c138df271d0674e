import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitingOverlay } from './waiting.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const text = 'Stiamo salvando i tuoi dati';
const patience = 'Ci vuole più del solito. Non chiudere la pagina.';

/** Once it is drawn without a wait, it takes a while until it runs what follows from that. */
function BusyPage(props: { readonly waiting: boolean; readonly onGone: () => void }) {
  const { waiting } = props;
  useLayoutEffect(() => {
    if (!waiting) vi.advanceTimersByTime(250);
  }, [waiting]);
  return <WaitingOverlay {...props} text={text} />;
}

describe('the waiting overlay', () => {
  it('is absent during the first quarter of a second', () => {
    render(<WaitingOverlay waiting text={text} />);
    pass(249);
    expect(screen.queryByText(text)).toBeNull();
    pass(1);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('asks for patience after eight seconds', () => {
    render(<WaitingOverlay waiting text={text} />);
    pass(7999);
    expect(screen.queryByText(patience)).toBeNull();
    pass(1);
    expect(screen.getByText(patience)).toBeInTheDocument();
  });

  it('says when it is gone, so that what follows opens after it', () => {
    const onGone = vi.fn();
    const view = render(<WaitingOverlay waiting text={text} onGone={onGone} />);
    pass(300);
    view.rerender(<WaitingOverlay waiting={false} text={text} onGone={onGone} />);
    expect(onGone).not.toHaveBeenCalled();
    pass(600);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('says so as well when the answer came before it could show', () => {
    const onGone = vi.fn();
    const view = render(<WaitingOverlay waiting text={text} onGone={onGone} />);
    pass(100);
    view.rerender(<WaitingOverlay waiting={false} text={text} onGone={onGone} />);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('does not come any more once it said that it is gone, however busy the page is just then', () => {
    const onGone = vi.fn();
    const view = render(<BusyPage waiting onGone={onGone} />);
    pass(100);
    view.rerender(<BusyPage waiting={false} onGone={onGone} />);
    expect(onGone).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(text)).toBeNull();
  });
});
