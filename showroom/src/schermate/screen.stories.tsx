import { lines } from '@preventivo/api/lines';
import type { Fields, Values } from '@preventivo/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { filledOf, lineOf, Screen, type ScreenProps } from './screen.tsx';
import { act, states } from './states.ts';

const meta = {
  title: 'Schermate/Una schermata',
  tags: ['!autodocs'],
  parameters: { bare: true },
  args: { line: 'travel', page: 2, state: 'errori' },
  argTypes: {
    line: { control: 'select', options: Object.keys(lines) },
    page: { control: { type: 'number', min: 1, max: 6 } },
    state: { control: 'select', options: Object.keys(states) },
  },
  loaders: [async ({ args }) => ({ filled: await filledOf(args.line) })],
  render: ({ line, page, state }, { loaded }) => {
    const { filled } = loaded as { readonly filled: Values<Fields> };
    return <Screen key={`${line} ${page} ${state}`} {...{ line, page, state, filled }} />;
  },
  beforeEach: ({ args }) => {
    if (args.state !== 'offline') return undefined;
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => online.mockRestore();
  },
} satisfies Meta<ScreenProps>;
export default meta;

/** Any page of any line in any state, by itself: what the galleries show side by side. */
export const Schermata: StoryObj<typeof meta> = {
  play: ({ args: { line, page, state } }) => act(lineOf(line), page, state),
};
