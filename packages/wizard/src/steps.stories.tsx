import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../.storybook/states.tsx';
import { Steps, type StepsProps } from './steps.tsx';

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
  render: (args, { parameters }) => <InAHeader {...args} width={parameters.width} />,
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

function InAHeader({ width, ...args }: StepsProps & { readonly width?: number }) {
  return (
    <div style={{ containerType: 'inline-size', maxWidth: width }}>
      <div className="q-head">
        <span className="q-stamp" />
        <p className="q-head-title">Preventivo casa</p>
        <Steps {...args} />
      </div>
    </div>
  );
}

export const FirstPage: Story = {
  args: { page: 1, answered: 0 },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getByRole('navigation', { name: 'Avanzamento' });
    await expect(within(steps).queryByRole('button')).toBeNull();
    await expect(within(steps).getByText('Passo 1 di 3')).toBeVisible();
  },
};

/** Completed steps are links. The current step and later steps are not. */
export const MiddlePage: Story = {
  play: async ({ canvasElement, args }) => {
    const steps = within(canvasElement);
    const toggle = steps.queryByRole('button', { name: 'Passo 2 di 3' });
    if (toggle) await userEvent.click(toggle);
    await expect(canvasElement.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
    await expect(steps.getByText('La tua casa')).toHaveAttribute('aria-current', 'step');
    await userEvent.click(steps.getByRole('button', { name: 'Passo 1, I tuoi dati, completato' }));
    await expect(args.onStep).toHaveBeenCalledWith(1);
    await expect(steps.queryByRole('button', { name: /Cosa vuoi proteggere/ })).toBeNull();
  },
};

/** Once the quote request is sent, every step is completed and none is a link. */
export const Over: Story = {
  args: { over: true },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement);
    await expect(steps.getByText('3 passi di 3 completati')).toBeVisible();
    await expect(steps.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelectorAll('.q-progress > .q-done')).toHaveLength(3);
    const items = steps.getAllByRole('listitem', { hidden: true });
    await expect(items.map((item) => item.textContent)).toEqual([
      'I tuoi dati, completato',
      'La tua casa, completato',
      'Cosa vuoi proteggere, completato',
    ]);
  },
};

/**
 * On a phone, a line of text and a bar show the progress. The line is a button that opens the list of steps. Escape
 * closes the list.
 */
export const OnAPhone: Story = {
  parameters: { width: 390 },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement);
    const bar = canvasElement.querySelector('.q-progress');
    await expect(bar).toHaveAttribute('aria-hidden', 'true');
    await expect(bar?.querySelector('i')?.getBoundingClientRect().height).toBe(6);

    const toggle = steps.getByRole('button', { name: 'Passo 2 di 3' });
    await expect(toggle.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(steps.queryByRole('button', { name: /completato/ })).toBeNull();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const done = steps.getByRole('button', { name: 'Passo 1, I tuoi dati, completato' });
    await expect(done.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.tab();
    await expect(done).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
  },
};

/** A click on a step in the list goes to the step's page and closes the list. */
export const BackOnAPhone: Story = {
  parameters: { width: 390 },
  args: { page: 3 },
  play: async ({ canvasElement, args }) => {
    const steps = within(canvasElement);
    const toggle = steps.getByRole('button', { name: 'Passo 3 di 3' });
    await userEvent.click(toggle);
    await userEvent.click(steps.getByRole('button', { name: 'Passo 2, La tua casa, completato' }));
    await expect(args.onStep).toHaveBeenCalledWith(2);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

/**
 * From 768 px on, the other steps show their names. A completed step also shows a check mark. The page's heading shows
 * the current step's name.
 */
export const OnATablet: Story = {
  parameters: { width: 800 },
  decorators: [
    (Story) => (
      <div style={{ width: 800 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement);
    await expect(steps.queryByRole('button', { name: 'Passo 2 di 3' })).toBeNull();
    await expect(steps.getByText('Passo 2 di 3', { selector: 'p' })).toBeVisible();
    await expect(steps.getByText('La tua casa').getBoundingClientRect().width).toBe(1);
    const done = steps.getByRole('button', { name: 'Passo 1, I tuoi dati, completato' });
    await expect(done).toHaveTextContent('I tuoi dati');
    await expect(done.querySelector('svg')).toBeVisible();
    const toCome = steps.getByText('Cosa vuoi proteggere');
    await expect(toCome).toBeVisible();
    await userEvent.tab();
    await expect(done).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

export const LastPage: Story = { args: { page: 3, answered: 1 } };

export const Stati: Story = variantsOf(
  InAHeader,
  {
    'Primo passo': { page: 1, answered: 0 },
    'Passo di mezzo': {},
    'Al passaggio': {},
    'A fuoco': {},
    'Ultimo passo': { page: 3, answered: 1 },
    Inviata: { over: true },
  },
  { widths: phoneAndComputer, place: 'canvas' },
);
