import { translate } from '@preventivo/fixtures/translator';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

const button = () => screen.getByRole('button', { name: 'Continua' });

it('Button toggles its busy state after a browser translator has replaced the text of the button', () => {
  const { rerender } = render(<Button>Continua</Button>);
  translate();
  rerender(<Button busy>Continua</Button>);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  rerender(<Button>Continua</Button>);
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(button().querySelector('.q-spinner')).toBeNull();
});

it('Button shows its new text after a browser translator has replaced the earlier text', () => {
  const { rerender } = render(<Button>Continua</Button>);
  translate();
  rerender(<Button>Richiedi il preventivo</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Richiedi il preventivo');
});
