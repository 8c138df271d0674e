import { refused } from '@preventivo/fixtures/answers';
import { microcar } from '@preventivo/line-microcar/line';
import { insured } from '@preventivo/line-microcar/workspace/answers';
import OwnerAnswer from '@preventivo/line-microcar/workspace/owner-answer';
import { giuliasAccount } from '@preventivo/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  agreeAndSend,
  answer,
  choose,
  comes,
  press,
  pressInDialog,
  select,
} from '../as-a-person.ts';
import { lineStories } from './line-stories.tsx';

const { Funnel, ...stories } = lineStories(microcar, insured, { proprietario: OwnerAnswer });

const meta = {
  title: 'funnel/Microcar',
  component: Funnel,
  tags: ['!autodocs'],
  parameters: { bare: true },
} satisfies Meta<typeof Funnel>;
export default meta;

export const FirstPage = stories.empty(1);
export const Vehicle = stories.empty(2);
export const VehicleAllWrong = stories.allWrong(2);
export const VehicleFilled = stories.filled(2);
export const Insurance = stories.empty(3);
export const InsuranceAllWrong = stories.allWrong(3);
export const InsuranceFilled = stories.filled(3);
export const ServerError = stories.serverError();
export const Waiting = stories.waiting();
export const Sent = stories.sent();

/** If the year of registration is after the year of purchase, the form raises the year of purchase and shows a note. */
export const PurchaseRaised = {
  ...stories.filled(2),
  play: async () => {
    await select('Anno di immatricolazione', '2024');
    const purchase = await comes('combobox', 'Anno di acquisto');
    await expect(purchase).toHaveDisplayValue('2024');
    await waitFor(() =>
      expect(purchase).toHaveAccessibleDescription('Anno di acquisto aggiornato al 2024'),
    );
  },
};

/** Another vehicle type clears the answer about gears, and changes the format of the plate and the maximum power. */
export const AnotherType = {
  ...stories.filled(2),
  play: async () => {
    await choose('Microcar (quadriciclo leggero)');
    await expect(await comes('textbox', /^Potenza/)).toHaveValue('6');
    await expect(await comes('radio', /^Con marce/)).not.toBeChecked();
    const plate = await comes('textbox', 'Targa');
    await expect(plate).toHaveValue('AB1234');
    await waitFor(() =>
      expect(plate).toHaveAccessibleDescription(
        /Targa non valida.*Targa accorciata a 6 caratteri: controllala/,
      ),
    );
  },
};

/** A higher number of accidents adds an accident to the list. It requires a year and a responsibility. */
export const AccidentIncomplete = {
  ...stories.filled(3),
  play: async () => {
    await select('Quanti incidenti negli ultimi anni?', '3');
    const third = within(await comes('group', 'Incidente 3'));
    await expect(third.getByRole('combobox', { name: "Anno dell'incidente" })).toHaveDisplayValue(
      'Seleziona',
    );
    await press('Richiedi il preventivo');
    const summary = await comes('group', 'Errori');
    await expect(summary).toHaveTextContent('Completare il paragrafo sugli incidenti');
    await expect(within(summary).getAllByRole('link')[0]).toHaveTextContent(
      "Scegli l'anno dell'incidente 3",
    );
  },
};

/** A visitor without a login enters the owner's data. The form asks all questions of page 1 except email and phone. */
export const OwnerWritten = {
  ...stories.empty(3),
  play: async () => {
    await choose('Un genitore');
    const owner = within(await comes('group', 'Informazioni sul proprietario'));
    await expect(owner.getByRole('textbox', { name: 'Nome' })).toHaveAttribute(
      'name',
      'proprietario.nome',
    );
    await expect(owner.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await press('Richiedi il preventivo');
    await waitFor(() =>
      expect(owner.getByRole('textbox', { name: 'Nome' })).toHaveAccessibleDescription(
        /Nome non valido/,
      ),
    );
  },
};

/** A logged-in user selects the owner from the saved people. */
export const OwnerPicked = {
  ...stories.empty(3),
  play: async () => {
    await press('Accedi');
    await userEvent.type(await screen.findByLabelText('Password'), giuliasAccount.password);
    await pressInDialog('Accedi');
    await comes('region', 'Stai usando il profilo di Giulia Ferri');
    await choose('Un genitore');
    await comes('radiogroup', 'Seleziona il proprietario');
    await press('Richiedi il preventivo');
    const summary = within(await comes('group', 'Errori'));
    await userEvent.click(summary.getByRole('link', { name: /Selezionare il proprietario$/ }));
    const self = await comes('radio', /^Giulia Ferri/);
    await waitFor(() => expect(self).toHaveFocus());
    await userEvent.click(self);
    await waitFor(() =>
      expect(screen.getByRole('radiogroup', { name: 'Seleziona il proprietario' })).toBeValid(),
    );
  },
};

/** The server rejects the owner's name. The dialog mentions the owner, and the field shows an error. */
export const OwnerRefused = {
  args: {
    ...stories.filled(3).args,
    answers: { '/submit': [refused(422, 'PROPRIETARIO_NAME', owners())] },
  },
  play: async () => {
    await agreeAndSend();
    const dialog = await comes('alertdialog', 'Si è verificato un problema');
    await expect(dialog).toHaveAccessibleDescription(`${owners()} Nome non valido`);
    await press('Vai al campo');
    const name = await comes('textbox', 'Nome');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Valore non valido/));
  },
};

/** If the class of merit is inherited from a moped, the plate must have the format of mopeds. */
export const ClassInherited = {
  ...stories.empty(3),
  play: async () => {
    await answer('Qual è la situazione?', 'A mio nome per la prima volta: veicolo usato');
    await choose(/^Sì, da un veicolo di un familiare/);
    await choose(/^Ciclomotore/);
    const plate = await comes('textbox', "Targa dell'altro veicolo");
    await userEvent.type(plate, 'AB123CD');
    await userEvent.tab();
    await waitFor(() => expect(plate).toHaveAccessibleDescription(/Targa non valida/));
  },
};

function owners() {
  return 'Alcuni valori del proprietario non sono validi';
}
