import { personOfSaved } from '@preventivo/core/saved';
import { type Answers, never, offline, refusedByUsers } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { account, savedArben, savedGiulia } from '@preventivo/fixtures/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { real } from '../../../../.storybook/real.ts';
import { phoneAndComputer, variantsOf } from '../../../../.storybook/states.tsx';
import { AccountPage, type AccountPageProps } from './account-page.fixture.tsx';
import { SavedContractors } from './saved-contractors.tsx';

interface ShownProps extends Omit<AccountPageProps, 'client'> {
  /** Responses that replace the default responses of the mock back end. */
  readonly answers?: Answers;
}

function Shown({ answers, ...props }: ShownProps) {
  const [{ client }] = useState(() =>
    backEnd({ line: 'pets', user: props.user ?? account, answers }),
  );
  return <AccountPage {...props} client={client} />;
}

const meta = {
  title: 'contractor/SavedContractors',
  component: real<ShownProps>(SavedContractors),
  argTypes: { answers: { table: { disable: true } } },
  render: (args) => <Shown {...args} />,
  args: { onChoose: fn(), onSent: fn() },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const box = (name: string) => screen.findByRole('textbox', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Fires the `cancel` event that the browser fires on Escape. */
const pressEscape = (dialog: HTMLElement) =>
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));

/** Giulia's record can be selected. Arben's record is incomplete and has an edit button. */
export const People: Story = {
  play: async ({ args }) => {
    const list = within(await screen.findByRole('radiogroup', { name: 'Seleziona il contraente' }));
    await list.findByText('Donna · 27/03/1985 · Architetto · Milano');
    await expect(list.getByText('Modifica: Telefono, Indirizzo')).toBeVisible();
    const arbens = list.getByRole('radio', { name: /Arben Hoxha/ });
    await expect(arbens).toBeDisabled();
    await userEvent.click(list.getByText('Giulia Ferri'));
    await expect(list.getByRole('radio', { name: /Giulia Ferri/ })).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
};

/** The name of an incomplete record stays fully legible. */
export const Incomplete: Story = {
  args: { user: { ...account, people: [savedArben] } },
  play: async () => {
    const title = await screen.findByText('Arben Hoxha');
    const colour = getComputedStyle(title).color;
    await expect(colour).toBe(getComputedStyle(document.querySelector('.q') ?? title).color);
    await expect(getComputedStyle(title).opacity).toBe('1');
  },
};

/** On a phone a long name wraps, without horizontal scrolling. */
export const ALongName: Story = {
  args: {
    user: {
      ...account,
      people: [{ ...savedGiulia, surname: 'Wolfeschlegelsteinhausenbergerdorffwelch' }],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const list = await screen.findByRole('radiogroup', { name: 'Seleziona il contraente' });
    await within(list).findByRole('radio', { name: /Wolfeschlegel/ });
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const Chosen: Story = { args: { chosen: 'p-1' } };

export const Companies: Story = {
  args: { type: 'giuridica' },
  play: async () => {
    await screen.findByRole('radio', {
      name: /Ferri Serramenti S.r.l. P. IVA 00743110157 · Referente Giulia Ferri/,
    });
    await expect(screen.getByText('Modifica: Partita IVA')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { user: { ...account, people: [] } },
  play: async () => {
    await screen.findByText('Non hai ancora contraenti salvati');
    await expect(await button('Inserisci un nuovo contraente')).toBeVisible();
  },
};

/** One button saves the data that the user typed before the login as a record, and selects the record. */
export const WrittenBefore: Story = {
  args: { initialValues: { ...personOfSaved(savedGiulia, account), nome: 'Anna' } },
  play: async ({ args }) => {
    await screen.findByText(/^Hai scritto i dati di Anna Ferri\./);
    await press('Usa i dati che hai scritto');
    const annas = await screen.findByRole('radio', { name: /Anna Ferri/ });
    await waitFor(() => expect(annas).toBeChecked());
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { user: null },
  play: async () => {
    await screen.findByText('Carico i tuoi contraenti');
  },
};

export const NobodyChosen: Story = {
  args: { error: 'Selezionare il contraente' },
  play: async () => {
    const list = await screen.findByRole('radiogroup');
    await expect(list).toHaveAccessibleDescription('Selezionare il contraente');
  },
};

/** For a microcar, the list is about the vehicle's owner instead of the contractor. */
export const Owners: Story = {
  args: { role: 'proprietario', name: 'proprietario.selectPeopleId' },
  play: async () => {
    await screen.findByRole('radiogroup', { name: 'Seleziona il proprietario' });
    await press('Inserisci un nuovo proprietario');
    await screen.findByRole('dialog', { name: 'Nuovo proprietario' });
  },
};

/** The dialog shows all saved data. Name and surname are read-only. */
export const Changing: Story = {
  play: async ({ step }) => {
    await press('Modifica i dati di Giulia Ferri');
    const dialog = await screen.findByRole('dialog', { name: 'Modifica i dati di Giulia Ferri' });
    await step('il fuoco entra nel titolo', async () => {
      await expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus();
    });
    await expect(await box('Nome')).toHaveAttribute('readonly');
    await step('il pulsante resta in vista', async () => {
      const foot = (await button('Salva Modifiche')).getBoundingClientRect();
      await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await step('Esc chiude, e il fuoco torna', async () => {
      pressEscape(dialog);
      await closed();
      await expect(await button('Modifica i dati di Giulia Ferri')).toHaveFocus();
    });
    await press('Modifica i dati di Giulia Ferri');
  },
};

/** An incomplete record opens with the focus on its first missing value. */
export const Completing: Story = {
  play: async ({ args }) => {
    await press('Modifica i dati di Arben Hoxha');
    const mobile = await box('Cellulare');
    await expect(mobile).toHaveFocus();
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '347 9876543', { delay: null });
    await userEvent.type(await box('Numero civico'), '3', { delay: null });
    await press('Salva Modifiche');
    await closed();
    await waitFor(() => expect(screen.getByRole('radio', { name: /Arben/ })).toHaveFocus());
    await expect(screen.getByRole('radio', { name: /Arben/ })).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ selectPeopleId: 'p-2' }),
    );
    await expect(screen.getAllByText('Dati di Arben salvati').length).toBeGreaterThan(0);
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

/** The form of a new person, prefilled with the data that the user typed before the login. */
export const New: Story = {
  args: {
    initialValues: { ...personOfSaved(savedGiulia, account), nome: 'Anna', cognome: 'Neri' },
  },
  play: async () => {
    await press('Inserisci un nuovo contraente');
    await screen.findByRole('dialog', { name: 'Nuovo contraente' });
    await expect(await box('Nome')).toHaveValue('Anna');
  },
};

/** The user can select, edit and save a record by keyboard alone. */
export const WithTheKeyboard: Story = {
  args: { user: { ...account, people: [savedGiulia] } },
  play: async ({ step, args }) => {
    await screen.findByRole('radio', { name: /Giulia/ });
    await step('Spazio sceglie', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('radio', { name: /Giulia/ })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onChoose).toHaveBeenCalledTimes(1);
    });
    await step('Invio apre', async () => {
      await userEvent.tab();
      await expect(await button('Modifica i dati di Giulia Ferri')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
    });
    await step('Tab porta al pulsante, Invio salva', async () => {
      const save = await button('Salva Modifiche');
      for (let presses = 0; presses < 40 && document.activeElement !== save; presses += 1)
        await userEvent.tab();
      await expect(save).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await closed();
    });
    await waitFor(() => expect(screen.getByRole('radio', { name: /Giulia/ })).toHaveFocus());
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

/** The dialog asks before it discards changes. Escape closes this question and returns to the changed form. */
export const LeavingWithoutSaving: Story = {
  play: async ({ step }) => {
    await press('Modifica i dati di Giulia Ferri');
    const email = await box('Email');
    await userEvent.type(email, '.com', { delay: null });
    pressEscape(await screen.findByRole('dialog'));
    const question = await screen.findByRole('alertdialog', { name: 'Vuoi uscire senza salvare?' });
    await step('Esc continua', async () => {
      pressEscape(question);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(email).toHaveValue('giulia.ferri@example.it.com');
      await expect(email).toHaveFocus();
    });
    await step('Esci senza salvare', async () => {
      await press('Chiudi');
      await press('Esci senza salvare');
      await closed();
      await expect(await button('Modifica i dati di Giulia Ferri')).toHaveFocus();
    });
    await press('Modifica i dati di Giulia Ferri');
    await userEvent.type(await box('Email'), '.com', { delay: null });
    await press('Chiudi');
  },
};

export const Saving: Story = {
  args: { answers: { 'persons/upsert': [never] } },
  play: async () => {
    await press('Modifica i dati di Giulia Ferri');
    await press('Salva Modifiche');
    const waiting = await screen.findByRole('dialog', { name: 'Un attimino...' });
    await expect(waiting).toHaveAccessibleDescription('Stiamo salvando i tuoi dati');
  },
};

/** The form marks the field that the server names. The field takes the focus after the waiting overlay. */
export const FieldRefused: Story = {
  args: { answers: { 'persons/upsert': [refusedByUsers('CONTRACTOR_CITY_OF_BIRTH')] } },
  play: async () => {
    await press('Modifica i dati di Giulia Ferri');
    await press('Salva Modifiche');
    const town = await screen.findByRole('combobox', { name: 'Comune di nascita' });
    await waitFor(() => expect(town).toHaveFocus());
    await expect(town).toHaveAccessibleDescription(/Valore non valido/);
  },
};

export const Refused: Story = {
  args: {
    answers: { 'persons/upsert': [refusedByUsers('TROPPE_PERSONE', 422, 'Hai troppe persone')] },
  },
  play: async () => {
    await press('Modifica i dati di Giulia Ferri');
    await press('Salva Modifiche');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await expect(screen.getByRole('alert')).toHaveTextContent('Hai troppe persone');
  },
};

export const Offline: Story = {
  args: { answers: { 'persons/upsert': [offline] } },
  play: async () => {
    await press('Modifica i dati di Giulia Ferri');
    await press('Salva Modifiche');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Inpossibile contattare il server, riprova più tardi',
    );
  },
};

/** If a new company is invalid, the dialog shows the errors and sends no request. */
export const NewCompanyWrong: Story = {
  args: { type: 'giuridica' },
  play: async () => {
    await press('Inserisci un nuovo contraente');
    await press('Salva');
    await screen.findByRole('link', { name: 'Numero di Partita IVA non valido' });
  },
};

export const Stati: Story = variantsOf(
  Shown,
  {
    Persone: {},
    Scelta: { chosen: 'p-1' },
    Aziende: { type: 'giuridica' },
    Vuoto: { user: { ...account, people: [] } },
    'Scritto prima': WrittenBefore.args ?? {},
    'In caricamento': { user: null },
    'Con errore': { error: 'Selezionare il contraente' },
    'Testi lunghi': ALongName.args ?? {},
  },
  { widths: phoneAndComputer },
);
