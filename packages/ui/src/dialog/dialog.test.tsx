import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

it('Dialog stays open when StrictMode runs its effects twice', async () => {
  // Browsers queue the close event. It fires only after the second effect has reopened the dialog.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.removeAttribute('open');
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  });
  const onClose = vi.fn();
  render(<Dialog open title="Un attimino..." onClose={onClose} />, { wrapper: StrictMode });
  await Promise.resolve();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
});
