import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { variantsOf } from '../../../../.storybook/states.tsx';
import { Why } from './why.tsx';

const words =
  'La compagnia tiene conto delle terapie in corso: senza saperlo il prezzo sarebbe sbagliato.';

const meta = {
  title: 'ui/Why',
  component: Why,
  args: { children: words },
} satisfies Meta<typeof Why>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text is hidden until the user opens it. */
export const Folded: Story = {
  play: async () => {
    await expect(screen.getByText(words)).not.toBeVisible();
    await userEvent.click(screen.getByText('Perché lo chiediamo?'));
    await expect(screen.getByText(words)).toBeVisible();
  },
};

export const Stati: Story = variantsOf(Why, {
  Chiuso: {},
  Aperto: {},
  'A fuoco': {},
});
