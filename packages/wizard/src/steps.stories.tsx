import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Steps } from './steps.tsx';

const meta = {
  title: 'wizard/Steps',
  component: Steps,
  args: {
    steps: [
      { id: 'contraente', title: 'I tuoi dati' },
      { id: 'casa', title: 'La tua casa' },
      { id: 'protezione', title: 'Cosa vuoi proteggere' },
    ],
    page: 2,
    answered: 0.4,
    onStep: fn(),
  },
  parameters: { bare: true },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ containerType: 'inline-size', maxWidth: parameters.width }}>
        <div className="q-head">
          <span className="q-stamp" />
          <p className="q-head-title">Preventivo casa</p>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  args: { page: 1, answered: 0 },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getByRole('navigation', { name: 'Avanzamento' });
    await expect(within(steps).queryByRole('button')).toBeNull();
    await expect(steps).toHaveTextContent('Passo 1 di 3 · I tuoi dati');
  },
};

/** What is done can be gone back to, what is to come cannot be reached. */
export const MiddlePage: Story = {
  play: async ({ canvasElement, args }) => {
    const steps = within(canvasElement);
    const toggle = steps.queryByRole('button', { name: 'Passi' });
    if (toggle) await userEvent.click(toggle);
    await expect(canvasElement.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
    await expect(steps.getByText('La tua casa')).toHaveAttribute('aria-current', 'step');
    await userEvent.click(steps.getByRole('button', { name: 'Passo 1, I tuoi dati, completato' }));
    await expect(args.onStep).toHaveBeenCalledWith(1);
    await expect(steps.queryByRole('button', { name: /Cosa vuoi proteggere/ })).toBeNull();
  },
};

/** On a phone the steps are behind «Passi», which Esc closes. */
export const OnAPhone: Story = {
  parameters: { width: 390 },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement);
    const toggle = steps.getByRole('button', { name: 'Passi' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(steps.queryByRole('button', { name: /completato/ })).toBeNull();
    await userEvent.click(toggle);
    const done = steps.getByRole('button', { name: 'Passo 1, I tuoi dati, completato' });
    await expect(done.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LastPage: Story = { args: { page: 3, answered: 1 } };
