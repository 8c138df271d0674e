import type { Meta, StoryObj } from '@storybook/react-vite';
import { variantsOf } from '../../../../.storybook/states.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Fieldset } from './fieldset.tsx';

const meta = {
  title: 'ui/Fieldset',
  component: Fieldset,
  args: {
    legend: 'La tua casa',
    hint: 'Bastano due risposte',
    children: (
      <>
        <TextInput
          name="vani"
          label="Vani"
          type="numeric"
          width={4}
          value="4"
          onChange={() => {}}
        />
        <TextInput name="piano" label="Piano" value="" onChange={() => {}} />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

/** The legend looks like the heading of a page section. */
export const ComeTitolo: Story = { args: { look: 'heading' } };

export const Stati: Story = variantsOf(Fieldset, {
  'Come etichetta': {},
  'Come titolo': { look: 'heading' },
  'Senza suggerimento': { hint: undefined },
});
