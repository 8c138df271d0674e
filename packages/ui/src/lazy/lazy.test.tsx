import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy.tsx';

interface Trip {
  readonly to: string;
}
const Page: ComponentType<Trip> = ({ to }) => <p>In viaggio per {to}</p>;
const fallback = () => <p>Carico la pagina</p>;
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

describe('lazyComponent', () => {
  it('lazyComponent shows the fallback until the component loads, and fetches it once', async () => {
    const load = vi.fn(async () => Page);
    const Trip = lazyComponent(load, { fallback });
    const { unmount } = render(<Trip to="Lisbona" />);
    expect(screen.getByText('Carico la pagina')).toBeInTheDocument();
    expect(await screen.findByText('In viaggio per Lisbona')).toBeInTheDocument();
    unmount();
    render(<Trip to="Vienna" />);
    expect(screen.getByText('In viaggio per Vienna')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('lazyComponent reports a failed load and offers a retry', async () => {
    const load = vi.fn(async () => Page).mockImplementationOnce(broken);
    const Trip = lazyComponent(load, { fallback });
    render(<Trip to="Lisbona" />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'I dati inseriti non sono andati persi.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('In viaggio per Lisbona')).toBeInTheDocument();
  });

  it('lazyComponent does not report a failed preload before the component renders', async () => {
    const load = vi.fn(broken);
    const Trip = lazyComponent<Trip & { readonly waited?: boolean }>(load, {
      isDeferred: ({ waited }) => !waited,
    });
    const { rerender } = render(<Trip to="Lisbona" />);
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<Trip to="Lisbona" waited />);
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  });
});
