import { Preventivo } from '@preventivo/core/react';
import { backEnd } from '@preventivo/fixtures/back-end';
import { today } from '@preventivo/fixtures/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { MunicipalityBox, type MunicipalityBoxProps } from './municipality-box.tsx';

const { client, calls } = backEnd();

function Form(props: MunicipalityBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Preventivo client={client} today={today}>
      <MunicipalityBox
        {...props}
        value={value}
        onChange={(city) => {
          setValue(city);
          props.onChange(city);
        }}
      />
    </Preventivo>
  );
}

const meta = {
  title: 'address/MunicipalityBox',
  component: MunicipalityBox,
  render: (args) => <Form {...args} />,
  args: {
    name: 'comune_nascita',
    label: 'Comune di nascita',
    hint: 'Scrivi almeno 3 lettere',
    value: '',
    isResidenza: false,
    onChange: fn(),
  },
  beforeEach: () => {
    calls.length = 0;
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole('combobox', { name: 'Comune di nascita' });

/** A birthplace. The list includes former municipalities, which are valid birthplaces. */
export const Choosing: Story = {
  play: async ({ args }) => {
    await userEvent.type(await box(), 'mila');
    await userEvent.click(await screen.findByRole('option', { name: /MILAZZO/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('MILAZZO (ME)');
    await expect(calls[0]?.body).toEqual({ nome: 'mila', isResidenza: false });
  },
};

/** Two letters may be the complete name of a town. The box searches for them on blur. */
export const TwoLetters: Story = {
  play: async ({ args }) => {
    await userEvent.type(await box(), 'mi');
    await userEvent.tab();
    await waitFor(() => expect(calls).toHaveLength(1));
    await expect(await box()).toHaveValue('mi');
    await userEvent.clear(await box());
    await userEvent.type(await box(), 're');
    await userEvent.tab();
    await waitFor(async () => expect(await box()).toHaveValue('RE (VB)'));
    await expect(args.onChange).toHaveBeenLastCalledWith('RE (VB)');
  },
};

/** A name typed in full with its province selects the municipality. */
export const WrittenInFull: Story = {
  play: async ({ args }) => {
    await userEvent.type(await box(), 'Milano (mi)');
    await userEvent.tab();
    await waitFor(async () => expect(await box()).toHaveValue('MILANO (MI)'));
    await expect(args.onChange).toHaveBeenLastCalledWith('MILANO (MI)');
  },
};

export const Wrong: Story = {
  args: {
    value: 'Milano',
    error: 'Comune di nascita non valido',
    help: "Scegli il comune dall'elenco",
  },
  play: async () => {
    await waitFor(async () => expect(await box()).toBeInvalid());
    await expect(await box()).toHaveAccessibleDescription(/Comune di nascita non valido/);
  },
};

export const Stati: Story = statesOf(Form, { filled: 'MILANO (MI)' });
