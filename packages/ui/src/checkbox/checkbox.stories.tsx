import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { FileIcon } from '../icons/things.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: {
    name: 'ivass',
    label: "Ho letto l'informativa IVASS e i documenti precontrattuali",
    value: false,
    onChange: fn(),
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const documents = (
  <a className="q-link q-document" href="#allegato-3">
    <FileIcon size={20} />
    Allegato 3 (PDF, si apre in una nuova scheda)
  </a>
);

export const Vuota: Story = {
  args: { after: documents },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const box = page.getByRole('checkbox', { name: args.label });
    await userEvent.click(page.getByText(args.label));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const ConErrore: Story = {
  args: { error: 'Consenso obbligatorio', after: documents },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Consenso obbligatorio');
  },
};
export const Spuntata: Story = {
  args: { value: true, optional: true, label: 'Voglio ricevere la newsletter' },
};
export const Letta: Story = {
  args: { value: true, readOnly: true },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Spenta: Story = { args: { disabled: true } };

export const Stati: Story = statesOf(Checkbox, { filled: true });
