import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { Held } from '../testing/held.tsx';
import { Choice } from './choice.tsx';

const months = ['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto'];
const professions = [
  'Agente di commercio',
  'Agricoltore',
  'Architetto',
  'Artigiano',
  'Avvocato',
  'Casalinga',
  'Commerciante',
  'Dirigente',
  'Farmacista',
  'Forze armate',
  'Impiegato',
  'Imprenditore',
  'Ingegnere',
  'Insegnante',
  'Medico',
  'Operaio',
  'Pensionato',
  'Studente',
];
const list = (texts: readonly string[]) =>
  texts.map((value, at) => ({ id: String(at + 1), value }));

const meta = {
  title: 'ui/Choice',
  component: Choice,
  args: { name: 'scelta', label: 'Come la usi?', value: null, onChange: fn(), options: [] },
} satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DueBrevi: Story = {
  args: {
    label: 'Sesso',
    hint: 'Come indicato nel codice fiscale',
    options: list(['Uomo', 'Donna']),
  },
};
export const FinoASei: Story = {
  args: { options: list(['Tempo libero', 'Casa e lavoro', 'Consegne', 'Gare']), value: '2' },
};
export const FinoAQuindici: Story = {
  args: { label: 'Mese', options: list(months) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Mese' }).tagName).toBe(
      'SELECT',
    );
  },
};
export const MoltiNativi: Story = {
  args: { label: 'Stato di nascita', options: list(professions), select: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox').tagName).toBe('SELECT');
  },
};
/** `select` forces a native select, even for only three options. */
export const PochiNativi: Story = {
  args: { label: 'Anno di acquisto', options: list(['2026', '2025', '2024']), select: true },
  play: MoltiNativi.play,
};
export const InCaricamento: Story = { args: { options: 'loading', expected: 4 } };
export const NonRiuscito: Story = { args: { options: 'failed', onRetry: fn() } };
export const ConErrore: Story = {
  args: {
    options: list(['Box', 'Cortile', 'Strada']),
    error: 'Valore non valido',
    help: 'Indicare dove viene custodito il mezzo',
  },
};

export const PiuDiQuindici: Story = {
  render: () => (
    <Held<string | null> start={null}>
      {(value, setValue) => (
        <>
          <Choice
            name="professione"
            label="Professione"
            options={list(professions)}
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
    const box = await waitFor(() => page.getByRole('combobox', { name: 'Professione' }));
    await step('il testo che non è una voce resta come scritto, e non vale', async () => {
      await userEvent.type(box, 'imp');
      await expect(box).toHaveValue('imp');
      await expect(page.getByText('null')).toBeVisible();
      const options = await page.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual([
        'Impiegato',
        'Imprenditore',
      ]);
    });
    await step('una voce scelta dà la sua chiave', async () => {
      await userEvent.keyboard('[ArrowDown][ArrowDown][Enter]');
      await expect(box).toHaveValue('Imprenditore');
      await expect(page.getByText('12')).toBeVisible();
    });
  },
};

export const Stati: Story = {
  ...statesOf(Choice, {
    filled: '2',
    more: {
      'In caricamento': { options: 'loading' },
      'Elenco non riuscito': { options: 'failed', onRetry: fn() },
    },
  }),
  args: { options: list(['Tempo libero', 'Casa e lavoro', 'Consegne', 'Gare']) },
};
