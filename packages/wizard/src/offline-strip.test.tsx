import { translate } from '@preventivo/fixtures/translator';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfflineStrip } from './offline-strip.tsx';

const goes = (event: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  act(() => void window.dispatchEvent(new Event(event)));
};

it('OfflineStrip is empty while the visitor is online', () => {
  render(<OfflineStrip />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('OfflineStrip shows a message while the visitor is offline', () => {
  render(<OfflineStrip />);
  goes('offline');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Sei offline. I dati restano su questo dispositivo.',
  );
  goes('online');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('OfflineStrip disappears when the visitor is online again, even after a browser translator has replaced its text', () => {
  render(<OfflineStrip />);
  goes('offline');
  translate();
  goes('online');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
