import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { ListInput } from './list-input.tsx';

const meta = {
  title: 'ui/ListInput',
  component: ListInput,
  args: {
    name: 'dispositiviConnessi',
    label: 'Quali dispositivi sono connessi a internet?',
    hint: 'Separali con ; per esempio: 3 PC; 1 server; 5 smartphone',
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof ListInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole('textbox', { name: /Quali dispositivi/ });

/** The input counts the entries while the user types them, and announces the count. */
export const Vuota: Story = {
  play: async ({ args }) => {
    await expect(screen.queryByText(/voc[ei]/)).toBeNull();
    await userEvent.type(box(), '3 PC');
    await screen.findByText('1 voce', { selector: '.q-count' });
    await userEvent.type(box(), '; 1 server;');
    await expect(box()).toHaveAccessibleDescription(/2 voci$/);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 voci'));
    await expect(args.onChange).toHaveBeenLastCalledWith('3 PC; 1 server;');
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

export const Compilata: Story = {
  args: { value: '3 PC; 1 server; 5 smartphone' },
  play: async () => {
    await expect(box()).toHaveAccessibleDescription(/3 voci$/);
  },
};

/** A single press replaces the commas with the separator. The box keeps the focus. */
export const ConLeVirgole: Story = {
  args: {
    value: '3 PC, 1 server, 5 smartphone',
    error: 'Separa i dispositivi tramite il carattere ;',
  },
  play: async ({ args }) => {
    await expect(box()).toBeInvalid();
    await expect(box()).toHaveAccessibleDescription(/1 voce$/);
    await userEvent.click(screen.getByRole('button', { name: 'Sostituisci le virgole con ;' }));
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveValue('3 PC; 1 server; 5 smartphone');
    await expect(args.onChange).toHaveBeenLastCalledWith('3 PC; 1 server; 5 smartphone');
    await expect(screen.queryByRole('button')).toBeNull();
    await expect(box()).toHaveAccessibleDescription(/3 voci$/);
  },
};

export const Spenta: Story = { args: { disabled: true, value: '2 PC; 1 stampante' } };

export const Stati: Story = statesOf(ListInput, { filled: '3 PC; 1 server; 5 smartphone' });
