import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { CountedInput } from './counted-input.tsx';

const meta = {
  title: 'ui/CountedInput',
  component: CountedInput,
  args: { name: 'nome', label: 'Come si chiama?', value: '', box: 65, onChange: fn() },
} satisfies Meta<typeof CountedInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole('textbox', { name: 'Come si chiama?' });
const status = () => screen.getByRole('status');

/** The count appears from the 55th character on. Most names are shorter. */
export const Compilata: Story = {
  args: { value: 'a'.repeat(54) },
  play: async ({ args }) => {
    await expect(box()).not.toHaveAccessibleDescription();
    await userEvent.type(box(), 'b');
    await expect(box()).toHaveAccessibleDescription('55 di 65');
    await waitFor(() => expect(status()).toHaveTextContent('Massimo 65 caratteri'));
    await userEvent.type(box(), 'c');
    await expect(box()).toHaveAccessibleDescription('56 di 65');
    await expect(args.onChange).toHaveBeenLastCalledWith(`${'a'.repeat(54)}bc`);
  },
};

/** A pasted text that is too long is rejected with a message, but is not truncated. */
export const Incollata: Story = {
  play: async ({ args }) => {
    const long = 'a'.repeat(80);
    await userEvent.click(box());
    await userEvent.paste(long);
    await expect(box()).toHaveValue(long);
    await expect(args.onChange).toHaveBeenLastCalledWith(long);
    await expect(box()).toHaveAccessibleDescription('80 di 65');
    await waitFor(() => expect(status()).toHaveTextContent('Troppo lungo. Massimo 65 caratteri'));
    await userEvent.clear(box());
    await expect(box()).not.toHaveAccessibleDescription();
  },
};

export const TroppoLunga: Story = {
  args: { value: 'a'.repeat(66), error: 'Da 2 a 65 caratteri' },
  play: async () => {
    await expect(box()).toBeInvalid();
    await expect(box()).toHaveAccessibleDescription('Da 2 a 65 caratteri 66 di 65');
  },
};

/** Spaces before and after the text are neither sent nor counted. */
export const ConSpazi: Story = {
  args: { value: `${'a'.repeat(65)}  ` },
  play: async () => {
    await expect(box()).toHaveAccessibleDescription('65 di 65');
  },
};

export const Spenta: Story = { args: { disabled: true, value: 'Argo' } };

export const Stati: Story = statesOf(CountedInput, {
  filled: 'Argo',
  more: {
    'Vicino al limite': { value: 'a'.repeat(60) },
    'Oltre il limite': TroppoLunga.args ?? {},
  },
});
