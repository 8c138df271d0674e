import { commercialVehicle } from '@preventivo/line-commercial-vehicle/line';
import { foodTruck } from '@preventivo/line-commercial-vehicle/workspace/answers';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { comes, select } from '../as-a-person.ts';
import { lineStories } from './line-stories.tsx';

const { Funnel, ...stories } = lineStories(commercialVehicle, foodTruck);

const meta = {
  title: 'funnel/Veicolo commerciale',
  component: Funnel,
  tags: ['!autodocs'],
  parameters: { bare: true },
} satisfies Meta<typeof Funnel>;
export default meta;

export const FirstPage = stories.empty(1);
export const Empty = stories.empty(2);
export const AllWrong = stories.allWrong(2);
export const Filled = stories.filled(2);
export const ServerError = stories.serverError();
export const Waiting = stories.waiting();
export const Sent = stories.sent();

/** If the list does not contain the vehicle type, the notes become mandatory, and their label becomes a question. */
export const AnotherVehicle = {
  ...stories.empty(2),
  play: async () => {
    const notes = await comes('textbox', 'Note (facoltativo)');
    await expect(notes).not.toBeRequired();
    await select('Tipo di veicolo', 'altro');
    await expect(await comes('textbox', 'Di che veicolo si tratta?')).toBeRequired();
    await expect(screen.queryByText('(facoltativo)')).toBeNull();
  },
};
