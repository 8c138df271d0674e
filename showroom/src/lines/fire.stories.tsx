import { fire } from '@preventivo/line-fire/line';
import { flat, mortgaged } from '@preventivo/line-fire/workspace/answers';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { agreeAndSend, answer, comes, press, write } from '../as-a-person.ts';
import { lineStories } from './line-stories.tsx';

const { Funnel, ...stories } = lineStories(fire, mortgaged);
const inFlat = lineStories(fire, flat);
const nowhere = lineStories(fire, {
  ...mortgaged,
  indirizzo: { ...mortgaged.indirizzo, zip: '00184' },
});

const meta = {
  title: 'funnel/Incendio',
  component: Funnel,
  tags: ['!autodocs'],
  parameters: { bare: true },
} satisfies Meta<typeof Funnel>;
export default meta;

export const FirstPage = stories.empty(1);
export const Empty = stories.empty(2);
export const AllWrong = stories.allWrong(2);
export const Filled = stories.filled(2);
export const ServerError = stories.serverError();
export const Waiting = stories.waiting();
export const Sent = stories.sent();

/**
 * The visitor changes the answer about the mortgage to No. Two questions change their text and one disappears. Screen
 * readers announce this once.
 */
export const NoMortgageAfterAll = {
  ...stories.filled(2),
  play: async () => {
    await comes('textbox', "Valore di perizia dell'immobile");
    await comes('group', 'Data presunta di rogito o surroga');
    await answer('La polizza serve per un mutuo?', 'No');
    await comes('textbox', "Valore stimato dell'immobile");
    await comes('group', /Data di decorrenza nuova polizza/);
    await expect(screen.queryByRole('textbox', { name: /Durata/ })).toBeNull();
    const told =
      'La data di prima era quella del rogito o della surroga: se vuoi, indica quella di decorrenza.';
    await screen.findByText(
      `Alcune risposte non servono più e sono state tolte. Ora si chiede: Valore stimato dell'immobile; Data di decorrenza nuova polizza. ${told}`,
    );
    await expect(screen.getByText(told)).toBeVisible();
  },
};

/** The flat is on a floor above the top of the building. Both fields show an error. */
export const FloorsThatDoNotFit = {
  ...inFlat.filled(2),
  play: async () => {
    const floor = await comes('textbox', 'Numero del piano (piano terra = 1)');
    await userEvent.clear(floor);
    await write('Numero del piano (piano terra = 1)', '6');
    await press('Richiedi il preventivo');
    await waitFor(() => expect(floor).toBeInvalid());
    await expect(await comes('textbox', "Quanti piani ha l'edificio?")).toBeInvalid();
    await expect(floor).toHaveAccessibleDescription(
      /Combinazione non valida.*Il piano non può superare il numero di piani/,
    );
  },
};

/** The field replaces an area above the maximum by the maximum, and shows a note. */
export const SurfaceTooLarge = {
  ...stories.filled(2),
  play: async () => {
    const surface = await comes('textbox', 'Superficie, in metri quadri');
    await userEvent.clear(surface);
    await write('Superficie, in metri quadri', '1500');
    await userEvent.tab();
    await waitFor(() => expect(surface).toHaveValue('1000'));
  },
};

/** One press copies Giulia's home address into the building's address. */
export const ResidenceTaken = {
  ...stories.empty(2),
  play: async () => {
    await press("Usa l'indirizzo di residenza");
    await expect(await comes('combobox', 'Comune')).toHaveValue('MILANO (MI)');
    await expect(await comes('textbox', 'Numero civico')).toHaveValue('12/A');
  },
};

/** The search does not find the address, which stays in the box. The error message offers manual entry. */
export const AddressNotFound = {
  ...nowhere.filled(2),
  play: async () => {
    await agreeAndSend();
    const summary = await comes('group', 'Errori');
    await expect(summary).toHaveTextContent(
      'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".',
    );
    await press('Compilazione manuale');
    await expect(await comes('combobox', 'Comune')).toHaveValue('MILANO (MI)');
  },
};
