import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { Held } from '../testing/held.tsx';
import { PlateInput } from './plate-input.tsx';

const meta = {
  title: 'ui/PlateInput',
  component: PlateInput,
  args: { name: 'targa', label: 'Targa', value: '', onChange: fn() },
} satisfies Meta<typeof PlateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

export const Stati: Story = statesOf(PlateInput, { filled: 'FA123BC' });

export const Varianti: Story = {
  render: () => (
    <div className="q-fields">
      <PlateInput
        name="targa"
        label="Targa"
        hint="La trovi sul documento unico di circolazione"
        value="FA123BC"
        onChange={fn()}
      />
      <PlateInput name="vuota" label="Targa dell'altro veicolo" value="" onChange={fn()} />
      <PlateInput
        name="storica"
        label="Targa d'epoca"
        variant="storica"
        value="MI48213"
        onChange={fn()}
      />
      <PlateInput
        name="microcar"
        label="Targa della microcar"
        variant="ciclomotore"
        value="X2345B"
        onChange={fn()}
      />
      <PlateInput
        name="barca"
        label="Targa o numero di iscrizione"
        variant="neutra"
        value="GE1234D"
        onChange={fn()}
      />
      <PlateInput
        name="errore"
        label="Targa del rimorchio"
        value="AI123CD"
        error="Targa non valida"
        onChange={fn()}
      />
      <PlateInput name="letta" label="Targa inserita" value="AB123CD" readOnly onChange={fn()} />
      <PlateInput name="spenta" label="Targa precedente" value="" disabled onChange={fn()} />
    </div>
  ),
};

export const Maiuscole: Story = {
  render: () => (
    <Held start="">
      {(value, setValue) => (
        <PlateInput name="targa" label="Targa" value={value} onChange={setValue} />
      )}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText<HTMLInputElement>('Targa');
    await userEvent.type(box, 'fa 23-bc');
    await expect(box).toHaveValue('FA 23-BC');
    box.setSelectionRange(3, 3);
    await userEvent.keyboard('1');
    await expect(box).toHaveValue('FA 123-BC');
    await expect(box.selectionStart).toBe(4);
    await userEvent.tab();
    await expect(box).toHaveValue('FA123BC');
  },
};
