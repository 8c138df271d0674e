import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const covers = [
  { id: 'mediche', value: 'Spese mediche', detail: 'Cure, ricovero e rientro' },
  { id: 'bagaglio', value: 'Bagaglio' },
  { id: 'annullamento', value: 'Annullamento' },
];

const meta = {
  title: 'ui/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    name: 'tipo_copertura',
    label: 'Quali coperture vuoi?',
    hint: 'Puoi sceglierne più di una',
    value: [],
    options: covers,
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scelte: Story = {
  args: { value: ['bagaglio'] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('checkbox', { name: /Annullamento/ }));
    await userEvent.click(page.getByRole('checkbox', { name: /Spese mediche/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['mediche', 'bagaglio', 'annullamento']);
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('3 scelte'));
  },
};
/** With more than eight options, the options are rows. The label's line shows the number of chosen options. */
export const Molte: Story = {
  args: {
    value: ['voce2'],
    options: Array.from({ length: 12 }, (_, at) => ({ id: `voce${at}`, value: `Voce ${at}` })),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('1 scelta', { selector: '.q-remark *' })).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Voce 7' }));
    await expect(page.getByText('2 scelte', { selector: '.q-remark *' })).toBeVisible();
    await expect(page.getByRole('group')).toHaveAccessibleName('Quali coperture vuoi?');
    for (const box of page.getAllByRole('checkbox'))
      await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const ConErrore: Story = {
  args: { error: 'Valore non valido', help: 'Selezionare almeno una copertura' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('group')).toHaveAccessibleDescription(
      'Puoi sceglierne più di una Valore non valido Selezionare almeno una copertura',
    );
    for (const box of page.getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
};
export const InCaricamento: Story = { args: { options: 'loading', expected: 3 } };
export const NonRiuscito: Story = {
  args: { options: 'failed', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Riprova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Spente: Story = { args: { disabled: true, value: ['mediche'] } };

export const Stati: Story = statesOf(CheckboxGroup, {
  filled: ['bagaglio'],
  more: {
    'In caricamento': { options: 'loading' },
    'Elenco non riuscito': { options: 'failed', onRetry: fn() },
  },
});
