import { refused } from '@preventivo/fixtures/answers';
import { giuliaAsks } from '@preventivo/fixtures/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  agreeAndSend,
  answer,
  choose,
  comes,
  look,
  pick,
  press,
  tick,
  titleComes,
  write,
  writeDay,
} from '../as-a-person.ts';
import { answered, TravelFunnel } from './travel-funnel.ts';

const meta = {
  title: 'funnel/Viaggi',
  component: TravelFunnel,
  tags: ['!autodocs'],
  parameters: { bare: true },
  args: { onKept: fn() },
} satisfies Meta<typeof TravelFunnel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Page 1 without answers. */
export const Empty: Story = {
  play: async () => {
    await comes('heading', 'Preventivo viaggi');
    await comes('textbox', 'Nome');
    await expect(screen.queryByRole('button', { name: 'Indietro' })).toBeNull();
    for (const radio of screen.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/**
 * «Continua» on a page without answers lists every field in order. The first link focuses the first
 * field.
 */
export const AllWrong: Story = {
  play: async () => {
    await press('Continua');
    const heading = await comes('heading', 'Controlla questi campi');
    await waitFor(() => expect(heading).toHaveFocus());
    const summary = within(await comes('group', 'Errori'));
    await expect(
      summary.getByText('Alcuni valori del contraente non sono validi'),
    ).toBeInTheDocument();
    await expect(
      summary.getAllByRole('link').map((link) => link.lastElementChild?.textContent),
    ).toEqual([
      'Nome non valido',
      'Cognome non valido',
      'Selezionare il sesso',
      'Data di nascita non valida (deve essere maggiorenne)',
      'Indicare se è nato in Italia o al estero',
      'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".',
      'Email non valida',
      'Cellulare non valido',
      'Selezionare un valore',
    ]);
    await userEvent.click(summary.getByRole('link', { name: 'Nome non valido' }));
    const name = screen.getByRole('textbox', { name: 'Nome' });
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription(/Nome non valido/);
  },
};

/** Giulia fills in page 1 by hand and reaches page 2. No answer is lost when she goes back. */
export const FirstPage: Story = {
  play: async () => {
    await write('Nome', 'Giulia');
    await write('Cognome', 'Ferri');
    await choose('Donna');
    await writeDay('Data di nascita', '27/3/1985');
    await choose('Italia');
    await pick('Comune di nascita', 'mila', /^MILANO \(MI\)/);
    await look("Cerca l'indirizzo di residenza", 'via roma 12 bollate');
    // Wait until the listbox shows the only match as selected. Tab then chooses it.
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible());
    await userEvent.tab();
    await comes('group', 'Indirizzo di residenza scelto');
    await write('Email', 'giulia.ferri@example.it');
    await write('Cellulare', '+39 333 1234567');
    await pick('Professione', 'archit', /Architetto/);
    await press('Continua');
    const title = await comes('heading', 'Il tuo viaggio');
    await waitFor(() => expect(title).toHaveFocus());
    await press('Passo 1, I tuoi dati, completato');
    await expect(await comes('textbox', 'Cellulare')).toHaveValue('+39 333 1234567');
    await comes('button', 'Modifica i dati di Giulia Ferri');
  },
};

/** A visitor who was born abroad enters the address by hand. Both answers make page 1 ask other questions. */
export const BornAbroad: Story = {
  args: {
    before: {
      page: 1,
      contractor: {
        ...giuliaAsks,
        persona: { ...giuliaAsks.persona, nome: 'Amélie', natoInItalia: false, comune_nascita: '' },
      },
    },
  },
  play: async () => {
    const countries = await comes('combobox', 'Stato di nascita');
    await userEvent.type(countries, 'italia');
    await expect(screen.queryByRole('option', { name: 'Italia' })).toBeNull();
    await userEvent.clear(countries);
    await userEvent.type(countries, 'Francia');
    await userEvent.click(await screen.findByRole('option', { name: 'Francia' }));
    await press('Continua');
    await comes('heading', 'Il tuo viaggio');
  },
};

/** Page 2 without answers. */
export const SecondPage: Story = {
  args: { before: { page: 2, contractor: giuliaAsks } },
  play: async () => {
    await comes('radiogroup', 'Che copertura cerchi?');
    await comes('checkbox', 'Bagaglio');
    for (const box of screen.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(screen.queryByRole('group', { name: 'Partenza' })).toBeNull();
  },
};

/** Page 2 with all its possible errors. */
export const SecondPageAllWrong: Story = {
  args: { before: { page: 2, contractor: giuliaAsks } },
  play: async () => {
    await choose('Viaggio singolo');
    await choose('Coppia');
    await press('Richiedi il preventivo');
    const summary = within(await comes('group', 'Errori'));
    await expect(
      summary.getAllByRole('link').map((link) => link.lastElementChild?.textContent),
    ).toEqual([
      'Indicare se ci sono stati altri sinistri',
      'Indicare se esiste una polizza attiva',
      'Indica la data di partenza',
      'Indica la data di ritorno',
      'Scegli dove vai',
      "Indicare l'età",
      "Indicare l'età",
      'Scegli almeno una copertura',
      "Consenso obbligatorio: Ho letto l'informativa IVASS e i documenti precontrattuali",
      'Consenso obbligatorio: Accetto le condizioni generali del servizio',
      "Consenso obbligatorio: Ho letto l'informativa privacy",
    ]);
    await expect(screen.getAllByText('Consenso obbligatorio')).toHaveLength(3);
  },
};

/** A draft from this morning opens on its page. The visitor can close the note about it. */
export const Restored: Story = {
  args: { before: answered },
  play: async () => {
    await titleComes('Il tuo viaggio');
    await expect(await comes('textbox', 'Età partecipante 5')).toHaveValue('52');
    await expect(await comes('radio', 'Gruppo')).toBeChecked();
    await screen.findByText('Abbiamo ritrovato i dati che avevi inserito.');
    await press('Chiudi');
    await expect(screen.queryByText('Abbiamo ritrovato i dati che avevi inserito.')).toBeNull();
  },
};

/** On a shared phone, one press clears the answers of the previous visitor. */
export const StartedOver: Story = {
  args: { before: answered },
  play: async () => {
    await press('Ricomincia da capo');
    await expect(await comes('textbox', 'Nome')).toHaveValue('');
    await expect(screen.queryByText('Abbiamo ritrovato i dati che avevi inserito.')).toBeNull();
  },
};

/** A quote request for five friends in Lisbon. The broker receives Giulia's request once. */
export const FiveFriends: Story = {
  args: { before: { page: 2, contractor: giuliaAsks } },
  play: async ({ args }) => {
    await answer('Hai avuto sinistri negli ultimi anni?', 'No');
    await answer('Hai già una polizza attiva?', 'No');
    await choose('Viaggio singolo');
    await writeDay('Partenza', '1/12/2026');
    await writeDay('Ritorno', '8/12/2026');
    await choose('Europa e Paesi del Mediterraneo');
    await choose('Gruppo');
    await write('Quanti siete?', '5');
    for (const [index, age] of ['41', '39', '36', '44', '52'].entries())
      await write(`Età partecipante ${index + 1}`, age);
    await tick('Spese mediche');
    await tick('Annullamento del viaggio');
    await agreeAndSend();
    await comes('dialog', 'Come vorresti ricevere il tuo preventivo?');
    await expect(args.onKept).toHaveBeenCalledTimes(1);
    await expect(args.onKept).toHaveBeenCalledWith(
      expect.objectContaining({
        line: 'travel',
        payload: expect.objectContaining({
          contractor: expect.objectContaining({ nome: 'Giulia', telefono: '3331234567' }),
          specificData: expect.objectContaining({
            data_inizio: '2026-12-01',
            data_fine: '2026-12-08',
            durata: null,
            numero_partecipanti: 5,
            eta_partecipanti: '1:41;2:39;3:36;4:44;5:52;',
            tipo_copertura: 'speseMediche|annullamento|',
          }),
        }),
      }),
    );
  },
};

/** An annual policy has no travel dates. If the visitor makes the group smaller, the list of ages gets shorter. */
export const ChangedMinds: Story = {
  args: { before: answered },
  play: async () => {
    await choose('Polizza annuale');
    await comes('radiogroup', 'Durata massima di ogni viaggio');
    await expect(screen.queryByRole('group', { name: 'Partenza' })).toBeNull();
    const count = await comes('textbox', 'Quanti siete?');
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Età partecipante 4' })).toBeNull(),
    );
    await expect(screen.getByRole('textbox', { name: 'Età partecipante 3' })).toHaveValue('36');
    const gone = 'Età richieste: 3. Le altre sono state tolte.';
    await expect(await screen.findByText(gone, { selector: '.q-note' })).toBeVisible();
  },
};

/** An option list fails to load. The page shows an error, and the visitor can load the list again. */
export const ListFailed: Story = {
  args: {
    before: { page: 2, contractor: giuliaAsks },
    answers: { '/enums/tipoDestinazione': [refused(500, 'INTERNAL_ERROR')] },
  },
  play: async () => {
    await screen.findByText("Non riusciamo a caricare l'elenco.");
    await press('Riprova');
    await comes('radio', 'Italia');
  },
};

/** A funnel that is embedded in a broker's own page has no `h1` and no `main`. */
export const Embedded: Story = {
  args: { embedded: true },
  play: async () => {
    await comes('textbox', 'Nome');
    await expect(screen.queryByRole('main')).toBeNull();
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  },
};
