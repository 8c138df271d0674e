import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { variantsOf } from '../../../../.storybook/states.tsx';
import { Button } from '../button/button.tsx';
import { DateInput } from '../date-input/date-input.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { YesNo } from '../yes-no/yes-no.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { control: 'cognome', error: 'Cognome non valido' },
  { control: 'altriSinistri', error: 'Indicare se ci sono stati altri sinistri' },
  { control: 'data_nascita.anno', error: 'Data di nascita non valida (deve essere maggiorenne)' },
];

const meta = {
  title: 'ui/ErrorSummary',
  component: ErrorSummary,
  args: { errors, attempt: 1, message: 'Alcuni valori del contraente non sono validi' },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

const none = () => undefined;

function Step() {
  const [attempt, setAttempt] = useState(0);
  const failed = attempt > 0;
  return (
    <form
      className="q-fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <h2 className="q-title" tabIndex={-1}>
        I tuoi dati
      </h2>
      {failed && (
        <ErrorSummary
          errors={errors}
          attempt={attempt}
          message="Alcuni valori del contraente non sono validi"
        />
      )}
      <div className="q-row">
        <TextInput name="nome" label="Nome" value="Giulia" onChange={none} />
        <TextInput
          name="cognome"
          label="Cognome"
          value=""
          error={failed ? 'Cognome non valido' : undefined}
          onChange={none}
        />
      </div>
      <YesNo
        name="altriSinistri"
        label="Hai avuto sinistri negli ultimi anni?"
        value={null}
        error={failed ? 'Valore non valido' : undefined}
        onChange={none}
      />
      <DateInput
        name="data_nascita"
        label="Data di nascita"
        birth
        value="27/3/"
        error={failed ? 'Data di nascita non valida (deve essere maggiorenne)' : undefined}
        onChange={none}
      />
      <Button type="submit">Continua</Button>
    </form>
  );
}

export const PassoRifiutato: Story = {
  render: () => <Step />,
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Continua' }));
    await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toHaveFocus();
    await expect(page.getByRole('group', { name: 'Errori' })).toBeVisible();
    await step('un collegamento porta al campo, e il suo errore resta', async () => {
      await userEvent.click(page.getByRole('link', { name: 'Cognome non valido' }));
      const box = page.getByLabelText('Cognome');
      await expect(box).toHaveFocus();
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription('Cognome non valido');
    });
    await step('al primo pulsante di scelta, alla parte di data che manca', async () => {
      await userEvent.click(page.getByRole('link', { name: /altri sinistri/ }));
      await expect(page.getByRole('radio', { name: 'Sì' })).toHaveFocus();
      await userEvent.click(page.getByRole('link', { name: /Data di nascita/ }));
      await expect(page.getByLabelText('Anno')).toHaveFocus();
      await expect(page.getByLabelText('Anno')).toBeInvalid();
    });
    await step('un altro tentativo riporta al titolo', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Continua' }));
      await expect(page.getByRole('heading', { name: 'Controlla questi campi' })).toHaveFocus();
    });
  },
};

export const Stati: Story = variantsOf(ErrorSummary, {
  'Con errori': {},
  'Collegamento al passaggio': {},
  'Collegamento a fuoco': {},
  'Un errore corretto': { errors: errors.map((one, at) => ({ ...one, right: at === 0 })) },
  'Tutto corretto': { errors: errors.map((one) => ({ ...one, right: true })) },
  'Solo un messaggio': { errors: [] },
});
