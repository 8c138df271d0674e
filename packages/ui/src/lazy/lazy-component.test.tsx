import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Later, part } from './later.tsx';

interface Trip {
  readonly to: string;
}
const Page: ComponentType<Trip> = ({ to }) => <p>In viaggio per {to}</p>;
const meanwhile = <p>Carico la pagina</p>;
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a page that comes later', () => {
  it('holds its place until it is here, and is fetched once', async () => {
    const load = vi.fn(async () => Page);
    const trip = part(load);
    const { unmount } = render(
      <Later part={trip} given={{ to: 'Lisbona' }} meanwhile={meanwhile} />,
    );
    expect(screen.getByText('Carico la pagina')).toBeInTheDocument();
    expect(await screen.findByText('In viaggio per Lisbona')).toBeInTheDocument();
    unmount();
    render(<Later part={trip} given={{ to: 'Vienna' }} meanwhile={meanwhile} />);
    expect(screen.getByText('In viaggio per Vienna')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that could not be loaded says so, and can be tried again', async () => {
    const load = vi.fn(async () => Page).mockImplementationOnce(broken);
    render(<Later part={part(load)} given={{ to: 'Lisbona' }} meanwhile={meanwhile} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'I dati inseriti non sono andati persi.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('In viaggio per Lisbona')).toBeInTheDocument();
  });

  it('that nobody waits for yet is missed in silence', async () => {
    const load = vi.fn(broken);
    const trip = part<Trip>(load);
    const { rerender } = render(<Later part={trip} given={{ to: 'Lisbona' }} idle />);
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<Later part={trip} given={{ to: 'Lisbona' }} />);
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  });
});
