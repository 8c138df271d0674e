import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('Giulia Ferri');
}

it('ErrorBoundary replaces a part that throws with a reload button and reports no error details', () => {
  vi.mocked(console.error).mockReturnValue();
  const onError = vi.fn();
  render(
    <>
      <ErrorBoundary onError={onError}>
        <Broken />
      </ErrorBoundary>
      <p>Il resto</p>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('I dati inseriti non sono andati persi.');
  expect(screen.getByRole('button', { name: 'Ricarica' })).toBeVisible();
  expect(screen.getByText('Il resto')).toBeVisible();
  expect(onError).toHaveBeenCalledExactlyOnceWith();
  vi.mocked(console.error).mockClear();
});
