import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { travel } from 'travel/line';
import ParticipantAges from 'travel/participant-ages';
import {
  agreeAndSend,
  answer,
  choose,
  comes,
  look,
  pick,
  press,
  tick,
  write,
  writeDay,
} from './as-a-person.ts';
import { giuliaAsks, lisbon } from './giulia.ts';
import { lineFunnel } from './line-funnel.tsx';
import { never, offline, refused } from './reference-api.ts';

const TravelFunnel = lineFunnel(travel, { eta_partecipanti: ParticipantAges });

const meta = {
  title: 'funnel/Viaggi',
  component: TravelFunnel,
  parameters: { bare: true },
  args: { onKept: fn() },
} satisfies Meta<typeof TravelFunnel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is answered but the consents, which are never kept. */
const answered = { page: 2, contractor: giuliaAsks, product: lisbon };

/** Page 1 as somebody finds it. */
export const Empty: Story = {
  play: async () => {
    await comes('heading', 'Preventivo viaggi');
    await comes('textbox', 'Nome');
    await expect(screen.queryByRole('button', { name: 'Indietro' })).toBeNull();
    for (const radio of screen.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** «Continua» on an empty page: every field is named, in order, and the first link leads to the first field. */
export const AllWrong: Story = {
  play: async () => {
    await press('Continua');
    const heading = await comes('heading', 'Controlla questi campi');
    await waitFor(() => expect(heading).toHaveFocus());
    const summary = within(await comes('group', 'Controlla questi campi'));
    await expect(
      summary.getByText('Alcuni valori del contraente non sono validi'),
    ).toBeInTheDocument();
    await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
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

/** Giulia fills page 1 by hand and comes to the second; back again, nothing is lost. */
export const FirstPage: Story = {
  play: async () => {
    await write('Nome', 'Giulia');
    await write('Cognome', 'Ferri');
    await choose('Donna');
    await writeDay('Data di nascita', '27/3/1985');
    await choose('Italia');
    await pick('Comune di nascita', 'mila', /^MILANO \(MI\)/);
    await look("Cerca l'indirizzo di residenza", 'via roma 12 bollate');
    // The only place is shown as chosen, and taken with the field.
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
    await expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Giulia');
  },
};

/** Born abroad, and an address written by hand: the other questions of page 1. */
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
    await waitFor(() => expect(within(countries).getAllByRole('option').length).toBeGreaterThan(9));
    await expect(within(countries).queryByRole('option', { name: 'ITALIA' })).toBeNull();
    await userEvent.selectOptions(countries, 'Francia');
    await press('Continua');
    await comes('heading', 'Il tuo viaggio');
  },
};

/** Page 2 before anything is answered. */
export const SecondPage: Story = {
  args: { before: { page: 2, contractor: giuliaAsks } },
  play: async () => {
    await comes('radiogroup', 'Che copertura cerchi?');
    await comes('checkbox', 'Bagaglio');
    for (const box of screen.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(screen.queryByRole('group', { name: 'Partenza' })).toBeNull();
  },
};

/** Everything that can be wrong on page 2. */
export const SecondPageAllWrong: Story = {
  args: { before: { page: 2, contractor: giuliaAsks } },
  play: async () => {
    await choose('Viaggio singolo');
    await choose('Coppia');
    await press('Richiedi il preventivo');
    const summary = within(await comes('group', 'Controlla questi campi'));
    await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Indicare se ci sono stati altri sinistri',
      'Indicare se esiste una polizza attiva',
      'Indicare la data di partenza',
      'Indicare la data di ritorno',
      'Indicare la destinazione',
      "Indicare l'età",
      "Indicare l'età",
      'Selezionare almeno una copertura',
      "Consenso obbligatorio: Ho letto l'informativa IVASS e i documenti precontrattuali",
      'Consenso obbligatorio: Accetto le condizioni generali del servizio',
      "Consenso obbligatorio: Ho letto l'informativa privacy",
    ]);
    await expect(screen.getAllByText('Consenso obbligatorio')).toHaveLength(3);
  },
};

/** A draft of this morning: it goes on where it was left, and the note about it can be taken away. */
export const Restored: Story = {
  args: { before: answered },
  play: async () => {
    await comes('heading', 'Il tuo viaggio');
    await expect(await comes('textbox', 'Età partecipante 5')).toHaveValue('52');
    await expect(await comes('radio', 'Gruppo')).toBeChecked();
    await screen.findByText('Abbiamo ritrovato i dati che avevi inserito.');
    await press('Chiudi');
    await expect(screen.queryByText('Abbiamo ritrovato i dati che avevi inserito.')).toBeNull();
  },
};

/** Somebody else's answers on a shared phone go with one press. */
export const StartedOver: Story = {
  args: { before: answered },
  play: async () => {
    await press('Ricomincia da capo');
    await expect(await comes('textbox', 'Nome')).toHaveValue('');
    await expect(screen.queryByText('Abbiamo ritrovato i dati che avevi inserito.')).toBeNull();
  },
};

/** Five friends go to Lisbon: what Giulia answers is what the broker gets, once. */
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

/** An annual policy has no days; three travellers fewer are three ages fewer. */
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

/** The request is under way: the page behind is out of reach. */
export const Waiting: Story = {
  args: { before: answered, answers: { '/submit': [never] } },
  play: async () => {
    await agreeAndSend();
    const overlay = await comes('dialog', 'Un attimino...');
    await expect(overlay).toHaveAccessibleDescription('Stiamo inviando la tua richiesta');
    await expect(overlay).toHaveAttribute('closedby', 'none');
    await expect(within(overlay).queryByRole('button')).toBeNull();
  },
};

/** No answer: the sentence of the specification, and «Riprova» sends the same request again. */
export const NoAnswer: Story = {
  args: { before: answered, answers: { '/submit': [offline] } },
  play: async ({ args }) => {
    await agreeAndSend();
    const dialog = await comes('alertdialog', 'Si è verificato un problema');
    await expect(dialog).toHaveAccessibleDescription(
      'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.',
    );
    await press('Riprova');
    await comes('dialog', 'Come vorresti ricevere il tuo preventivo?');
    await expect(args.onKept).toHaveBeenCalledTimes(1);
  },
};

/** The server has a word for it. */
export const ServerError: Story = {
  args: {
    before: answered,
    answers: { '/submit': [refused(503, 'UNAVAILABLE', 'Il servizio non è disponibile.')] },
  },
  play: async () => {
    await agreeAndSend();
    const dialog = await comes('alertdialog', 'Si è verificato un problema');
    await expect(dialog).toHaveAccessibleDescription('Il servizio non è disponibile.');
  },
};

/** The server does not take a field: its page opens, the field is marked and has the focus. */
export const ServerRefusesAField: Story = {
  args: { before: answered, answers: { '/submit': [refused(422, 'CONTRACTOR_EMAIL')] } },
  play: async () => {
    await agreeAndSend();
    await comes('alertdialog', 'Si è verificato un problema');
    await press('Vai al campo');
    const email = await comes('textbox', 'Email');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(/Valore non valido/);
  },
};

/** Two refusals of the same page, one after the other: each marks its own field. */
export const ServerRefusesTwice: Story = {
  args: {
    before: answered,
    answers: { '/submit': [refused(422, 'DESTINAZIONE'), refused(422, 'SOGGETTI')] },
  },
  play: async () => {
    await agreeAndSend();
    await press('Vai al campo');
    const where = await comes('radiogroup', 'Dove vai?');
    await expect(where).toHaveAccessibleDescription(/Valore non valido/);
    await press('Richiedi il preventivo');
    await press('Vai al campo');
    const who = await comes('radiogroup', 'Chi parte?');
    await waitFor(() => expect(who).toHaveAccessibleDescription(/Valore non valido/));
  },
};

/** The quote is to come by telephone: thanks, and a page that does not look untouched. */
export const Sent: Story = {
  args: { before: answered },
  play: async () => {
    await agreeAndSend();
    await press(/^Per telefono/);
    await comes('dialog', 'Abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.');
    await press('Chiudi');
    const heading = await comes('heading', 'Richiesta inviata');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Richiedi il preventivo' })).toBeNull();
  },
};

/** The cross of the final question is an answer too: nobody calls. */
export const QuestionSkipped: Story = {
  args: { before: answered, answers: { '/recall-me': [refused(500, 'INTERNAL_ERROR')] } },
  play: async () => {
    await agreeAndSend();
    await press(/^Via email/);
    await screen.findByText('Non siamo riusciti a registrare la scelta. Riprova.');
    await press('Salta questa domanda');
    await comes('dialog', 'Abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.');
  },
};

/** A list that cannot be had says so, and is asked for again. */
export const ListFailed: Story = {
  args: {
    before: { page: 2, contractor: giuliaAsks },
    answers: { '/enums/tipoDestinazione': [refused(500, 'INTERNAL_ERROR')] },
  },
  play: async () => {
    await screen.findByText("Non riusciamo a caricare l'elenco.", {}, { timeout: 5000 });
    await press('Riprova');
    await comes('radio', 'Italia');
  },
};

/** In a broker's own page it has no heading of the first rank and no `main`. */
export const Embedded: Story = {
  args: { embedded: true },
  play: async () => {
    await comes('textbox', 'Nome');
    await expect(screen.queryByRole('main')).toBeNull();
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  },
};
