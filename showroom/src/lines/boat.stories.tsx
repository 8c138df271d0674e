import { boat } from '@preventivo/line-boat/line';
import { monica } from '@preventivo/line-boat/workspace/answers';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { choose, comes, press, write } from '../as-a-person.ts';
import { lineStories } from './line-stories.tsx';

const { Funnel, ...stories } = lineStories(boat, monica);

const meta = {
  title: 'funnel/Barca',
  component: Funnel,
  tags: ['!autodocs'],
  parameters: { bare: true },
} satisfies Meta<typeof Funnel>;
export default meta;

export const FirstPage = stories.empty(1);
export const Empty = stories.empty(2);
export const AllWrong = stories.allWrong(2);
export const Filled = stories.filled(2);
export const EngineEmpty = stories.empty(3);
export const EngineAllWrong = stories.allWrong(3);
export const EngineFilled = stories.filled(3);
export const ServerError = stories.serverError();
export const Waiting = stories.waiting();
export const Sent = stories.sent();

/**
 * The visitor chooses to insure only the engine. This clears the answers about the hull, and the next page can open.
 */
export const EngineOnly = {
  ...stories.filled(2),
  play: async () => {
    await expect(await comes('textbox', 'Nome della barca')).toHaveValue('Gabbiano');
    await choose('Solo motore');
    await expect(screen.queryByRole('textbox', { name: 'Nome della barca' })).toBeNull();
    await expect(screen.queryByRole('textbox', { name: 'Lunghezza, in metri' })).toBeNull();
    await press('Continua');
    await comes('heading', 'Il motore');
  },
};

/** Kilowatts and horsepower do not match. The quote service refuses them, and both fields show an error. */
export const PowerRefused = {
  ...stories.filled(3),
  play: async () => {
    const power = await comes('textbox', 'Potenza, in CV');
    await userEvent.clear(power);
    await write('Potenza, in CV', '90');
    await userEvent.tab();
    await expect(await screen.findAllByText('Combinazione non valida')).toHaveLength(2);
    await expect(await comes('textbox', 'Potenza, in kW')).toBeInvalid();
    await expect(power).toBeInvalid();
    await userEvent.clear(power);
    await write('Potenza, in CV', '40');
    await userEvent.tab();
    await expect(power).toBeValid();
    await expect(screen.queryByText('Combinazione non valida')).toBeNull();
  },
};
