import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { CompanyIcon, PersonIcon } from '../icons/things.tsx';
import { Held } from '../testing/held.tsx';
import { YesNo } from '../yes-no/yes-no.tsx';
import { RadioGroup } from './radio-group.tsx';

const vehicles = [
  { id: 'autocarro', value: 'Autocarro fino a 35 q' },
  { id: 'furgone', value: 'Furgone' },
  { id: 'altro', value: 'Altro' },
];

const meta = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  args: {
    name: 'tipoVeicolo',
    label: 'Tipo di veicolo',
    value: null,
    onChange: fn(),
    options: vehicles,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

export const Stati: Story = statesOf(RadioGroup, { filled: 'furgone' });

export const Varianti: Story = {
  render: () => (
    <div className="q-fields">
      <RadioGroup
        name="tipoPersona"
        label="Per chi stai chiedendo un preventivo?"
        value="fisica"
        options={[
          { id: 'giuridica', value: "Sono un'azienda", icon: <CompanyIcon /> },
          { id: 'fisica', value: 'Sono un privato', icon: <PersonIcon /> },
        ]}
        onChange={fn()}
      />
      <YesNo
        name="polizzaAttiva"
        label="Hai già una polizza attiva?"
        hint="Anche se scade tra pochi giorni"
        value={null}
        onChange={fn()}
      />
      <YesNo
        name="altriSinistri"
        label="Hai avuto sinistri negli ultimi anni?"
        hint="Incidenti o danni denunciati a un'assicurazione"
        error="Valore non valido"
        help="Indicare se ci sono stati altri sinistri"
        value={null}
        onChange={fn()}
      />
      <RadioGroup
        name="tipo_viaggio"
        label="Che copertura cerchi?"
        value="viaggioSingolo"
        options={[
          {
            id: 'viaggioSingolo',
            value: 'Viaggio singolo',
            detail: 'Dal giorno della partenza a quello del ritorno',
          },
          { id: 'polizzaAnnuale', value: 'Polizza annuale', detail: 'Tutti i viaggi di un anno' },
        ]}
        onChange={fn()}
      />
      <YesNo
        name="tutela"
        label="Tutela legale"
        value={true}
        readOnly
        hint="Inclusa con la scelta fatta"
        onChange={fn()}
      />
      <RadioGroup
        name="spento"
        label="Alimentazione"
        value={null}
        disabled
        options={vehicles}
        onChange={fn()}
      />
    </div>
  ),
};

export const ConLaTastiera: Story = {
  render: (args) => (
    <Held<string | null> start={null}>
      {(value, setValue) => (
        <>
          <RadioGroup {...args} value={value} onChange={setValue} />
          <button type="button">Dopo</button>
        </>
      )}
    </Held>
  ),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const group = page.getByRole('radiogroup', { name: 'Tipo di veicolo' });
    await expect(group).toBeRequired();
    for (const radio of page.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await step('Tab entra una volta, le frecce spostano e scelgono', async () => {
      await userEvent.tab();
      await expect(page.getByRole('radio', { name: 'Autocarro fino a 35 q' })).toHaveFocus();
      await userEvent.keyboard('[ArrowDown]');
      await expect(page.getByRole('radio', { name: 'Furgone' })).toBeChecked();
      await userEvent.tab();
      await expect(page.getByRole('button', { name: 'Dopo' })).toHaveFocus();
    });
    await step('Maiusc e Tab tornano sulla scelta', async () => {
      await userEvent.tab({ shift: true });
      await expect(page.getByRole('radio', { name: 'Furgone' })).toHaveFocus();
    });
  },
};

export const ConErrore: Story = {
  args: { error: 'Selezionare la tipologia del mezzo', hint: 'Lo trovi sul libretto' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription(
      'Lo trovi sul libretto Selezionare la tipologia del mezzo',
    );
  },
};
