import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { MoneyInput } from '../money-input/money-input.tsx';
import { Held } from '../testing/held.tsx';
import { NumberInput } from './number-input.tsx';

const meta = {
  title: 'ui/NumberInput',
  component: NumberInput,
  args: {
    name: 'familiari',
    label: 'Quante persone siete in famiglia?',
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

export const Stati: Story = statesOf(NumberInput, { filled: 85 });

export const Varianti: Story = {
  render: () => (
    <div className="q-fields">
      <NumberInput
        name="metri_quadri"
        label="Superficie, in metri quadri"
        suffix="m²"
        digits={4}
        value={95}
        hint="La trovi sull'atto di acquisto o sulla visura"
        onChange={fn()}
      />
      <NumberInput
        name="familiari"
        label="Quante persone siete in famiglia?"
        counter
        digits={3}
        value={4}
        onChange={fn()}
      />
      <NumberInput
        name="kw"
        label="Potenza, in kW"
        suffix="kW"
        digits={3}
        value={null}
        hint="Massimo 15"
        error="Valore non valido"
        help="Indicare i kilowatt"
        onChange={fn()}
      />
      <div className="q-row">
        <NumberInput
          name="numero_piani"
          label="Quanti piani ha l'edificio?"
          digits={3}
          value={3}
          onChange={fn()}
        />
        <NumberInput
          name="piano_abitazione"
          label="A che piano è la casa?"
          digits={3}
          value={5}
          error="Combinazione non valida"
          onChange={fn()}
        />
      </div>
      <MoneyInput
        name="valore_perizia"
        label="Valore di perizia, in euro"
        value={250000}
        onChange={fn()}
      />
      <MoneyInput
        name="lunghezza"
        label="Lunghezza, in metri"
        suffix="m"
        digits={5}
        value={7.5}
        onChange={fn()}
      />
      <NumberInput
        name="letto"
        label="Anni di polizza"
        digits={3}
        value={20}
        readOnly
        onChange={fn()}
      />
      <NumberInput
        name="spento"
        label="Posti"
        counter
        digits={3}
        value={2}
        disabled
        onChange={fn()}
      />
    </div>
  ),
};

export const Contatore: Story = {
  render: () => (
    <Held<number | null> start={null}>
      {(value, setValue) => (
        <>
          <NumberInput
            name="numero_partecipanti"
            label="Quanti siete?"
            counter
            digits={3}
            min={3}
            max={9}
            clamp
            value={value}
            onChange={setValue}
          />
          <output>{String(value)}</output>
        </>
      )}
    </Held>
  ),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const box = page.getByRole('textbox', { name: 'Quanti siete?' });
    const more = page.getByRole('button', { name: 'Aumenta' });
    await step('il primo tocco parte dal minimo', async () => {
      await userEvent.click(more);
      await expect(box).toHaveValue('3');
      await userEvent.click(more);
      await expect(box).toHaveValue('4');
    });
    await step('un numero fuori dai limiti è corretto, e lo si dice', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '12');
      await expect(box).toHaveValue('12');
      await userEvent.tab();
      await userEvent.tab();
      await expect(box).toHaveValue('9');
      // The live region may contain the same text at this moment.
      const note = page.getByText("Valore massimo 9: l'abbiamo corretto", { selector: '.q-note' });
      await expect(note).toBeVisible();
      await expect(page.getByText('9')).toBeVisible();
    });
  },
};
