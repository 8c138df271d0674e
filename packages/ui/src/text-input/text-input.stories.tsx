import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { Button } from '../button/button.tsx';
import { EyeIcon } from '../icons/things.tsx';
import { Held } from '../testing/held.tsx';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'ui/TextInput',
  component: TextInput,
  args: { name: 'nome', label: 'Nome', value: '', onChange: fn() },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

export const Stati: Story = statesOf(TextInput, { filled: 'Giulia' });

export const Varianti: Story = {
  render: () => (
    <div className="q-fields">
      <div className="q-row">
        <TextInput
          name="nome"
          label="Nome"
          value="Giulia"
          hint="Come sul documento d'identità"
          autoComplete="given-name"
          onChange={fn()}
        />
        <TextInput
          name="cognome"
          label="Cognome"
          value=""
          autoComplete="family-name"
          onChange={fn()}
        />
      </div>
      <TextInput
        name="email"
        type="email"
        label="Email"
        value="giulia.ferri@"
        hint="Ti scriviamo qui per il preventivo"
        error="Email non valida"
        help="Deve avere la forma nome@esempio.it"
        autoComplete="email"
        onChange={fn()}
      />
      <TextInput
        name="cellulare"
        type="tel"
        label="Cellulare"
        value=""
        placeholder="333 1234567"
        autoComplete="tel-national"
        optional
        onChange={fn()}
      />
      <TextInput
        name="codice"
        type="numeric"
        label="Codice convenzione"
        prefix="N."
        width={8}
        value="20417"
        onChange={fn()}
      />
      <TextInput
        name="password"
        type="password"
        label="Password"
        value="segreto1!"
        autoComplete="current-password"
        end={
          <Button variant="link" icon={<EyeIcon size={20} />}>
            Mostra
          </Button>
        }
        onChange={fn()}
      />
      <TextInput
        name="fisso"
        label="Cognome del contraente"
        value="Ferri"
        hint="Nome e cognome non si possono cambiare"
        readOnly
        onChange={fn()}
      />
      <TextInput name="spento" label="Codice" value="AB-12" disabled onChange={fn()} />
    </div>
  ),
};

export const SiDescrive: Story = {
  args: {
    label: 'Email',
    name: 'email',
    type: 'email',
    hint: 'Ti scriviamo qui per il preventivo',
    error: 'Email non valida',
    help: 'Deve avere la forma nome@esempio.it',
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(box).toHaveAccessibleDescription(
      'Ti scriviamo qui per il preventivo Email non valida Deve avere la forma nome@esempio.it',
    );
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAttribute('inputmode', 'email');
    await expect(box).toHaveAttribute('enterkeyhint', 'next');
  },
};

export const EmailScrittaMale: Story = {
  render: () => (
    <Held start="">
      {(value, setValue) => (
        <TextInput name="email" type="email" label="Email" value={value} onChange={setValue} />
      )}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = page.getByLabelText('Email');
    await userEvent.type(box, 'giulia@gmial.com');
    await userEvent.tab();
    await userEvent.click(await page.findByRole('button', { name: 'Intendevi giulia@gmail.com?' }));
    await expect(box).toHaveValue('giulia@gmail.com');
    await expect(box).toHaveFocus();
    await expect(page.queryByRole('button')).toBeNull();
  },
};

export const ChiTornaACorreggere: Story = {
  render: () => (
    <Held start="G">
      {(value, setValue) => (
        <TextInput
          name="nome"
          label="Nome"
          value={value}
          onChange={setValue}
          error={value.length < 2 ? 'Nome non valido' : undefined}
          help="Scrivi almeno 2 lettere, senza numeri"
        />
      )}
    </Held>
  ),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const box = page.getByLabelText('Nome');
    await expect(box).toBeInvalid();
    await step('la persona entra: il rosso va via, la riga resta', async () => {
      await userEvent.click(box);
      await expect(box).toBeValid();
      await expect(box).toHaveAccessibleDescription(/^Da correggere: Nome non valido/);
    });
    await step('cambia il valore: la riga va via', async () => {
      await userEvent.type(box, 'iulia');
      await expect(page.queryByText(/Da correggere/)).toBeNull();
    });
    await userEvent.tab();
    await expect(box).toBeValid();
  },
};
