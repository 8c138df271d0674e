import { professional } from '@preventivo/line-professional/line';
import { piero } from '@preventivo/line-professional/workspace/answers';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answer, choose, comes, look } from '../as-a-person.ts';
import { lineStories } from './line-stories.tsx';

/** A surveyor whose liability insurance includes legal protection. */
const surveyor = { ...piero, altre_assicurazioni: 'siRCPTutela', tutela_legale: true };
const { Funnel, ...stories } = lineStories(professional, surveyor);

const meta = {
  title: 'funnel/Responsabilità professionale',
  component: Funnel,
  tags: ['!autodocs'],
  parameters: { bare: true },
} satisfies Meta<typeof Funnel>;
export default meta;

/** Page 1 does not ask for the profession, because page 2 of this line does. */
export const FirstPage = stories.empty(1);
export const Empty = stories.empty(2);
export const AllWrong = stories.allWrong(2);
export const Filled = stories.filled(2);
export const ServerError = stories.serverError();
export const Waiting = stories.waiting();
export const Sent = stories.sent();

const question = (name: string) => screen.queryByText(name, { selector: 'legend *, label *' });

/**
 * In the medical area, the form asks a doctor for the specialisation. It asks a surgeon ('medicoChirurgo') about
 * surgical activity.
 */
export const Medical = {
  ...stories.empty(2),
  play: async () => {
    await choose('Area medica e sanitaria');
    await comes('radiogroup', 'Hai la direzione sanitaria?');
    await expect(question("Fatturato dell'anno scorso, in euro")).toBeNull();
    await expect(question('Fai attività chirurgica?')).toBeNull();
    await expect(question('Specializzazione')).toBeNull();
    await look('Professione', 'odont');
    // The combobox selects a single match automatically.
    await look('Specializzazione', 'medico chir');
    await comes('radiogroup', 'Fai attività chirurgica?');
  },
};

/** In the legal area, the form asks about the firm and its revenues. */
export const Legal = {
  ...stories.empty(2),
  play: async () => {
    await choose('Area legale, fiscale ed economica');
    await comes('radiogroup', 'È uno studio professionale?');
    await comes('textbox', "Fatturato previsto quest'anno, in euro");
    await expect(question('Regime di lavoro')).toBeNull();
    const profession = within(await comes('combobox', 'Professione'));
    await expect(profession.getByRole('option', { name: 'Notaio' })).toBeInTheDocument();
  },
};

/** In all other areas, the form asks only for the profession. */
export const AnyOther = {
  ...stories.empty(2),
  play: async () => {
    await choose('Altra area professionale');
    await comes('combobox', 'Professione');
    for (const name of ['Specializzazione', 'Regime di lavoro', 'È uno studio professionale?'])
      await expect(question(name)).toBeNull();
  },
};

/** Another area offers other professions, and clears the answers that no longer apply. */
export const AnotherArea = {
  ...stories.filled(2),
  play: async () => {
    await expect(await comes('combobox', 'Professione')).toHaveValue('geometra');
    await choose('Area legale, fiscale ed economica');
    await screen.findByText(/Elenco aggiornato/);
    const profession = await comes('combobox', 'Professione');
    await expect(profession).toHaveValue('');
    await expect(within(profession).getByRole('option', { name: 'Avvocato' })).toBeInTheDocument();
  },
};

/**
 * The answer about other insurances includes legal protection. The question about legal protection becomes read-only
 * and shows the reason.
 */
export const ProtectionIncluded = {
  ...stories.filled(2),
  play: async () => {
    const protection = await comes('radiogroup', 'Tutela legale');
    const yes = () => within(protection).getByRole('radio', { name: 'Sì' });
    await expect(yes()).toBeChecked();
    await expect(protection).toHaveAccessibleDescription('Inclusa con la scelta fatta');
    await expect(within(protection).getByRole('radio', { name: 'No' })).toBeDisabled();
    await answer('Altre assicurazioni', 'Sì, RC professionale e infortuni');
    await expect(yes()).not.toBeChecked();
    await answer('Tutela legale', 'No');
    await answer('Tipo di assicurazione', 'Tutela legale');
    await expect(yes()).toBeChecked();
    await expect(question('Altre assicurazioni')).toBeNull();
  },
};
