import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { Held } from '../testing/held.tsx';
import { DateInput } from './date-input.tsx';
import { DatePicking } from './date-picking.tsx';

const meta = {
  title: 'ui/DateInput',
  component: DateInput,
  args: {
    name: 'scadenzaPolizza',
    label: 'Quando scade la polizza?',
    hint: 'Una data tra il 21/11/2026 e il 21/12/2026',
    value: null,
    min: '2026-11-21',
    max: '2026-12-21',
    today: '2026-11-21',
    picking: DatePicking,
    onChange: fn(),
  },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vuota: Story = {};
export const ConErrore: Story = {
  args: { value: '2027-02-14', error: 'tra 21/11/2026 e 21/12/2026' },
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole('textbox'))
      await expect(box).toBeInvalid();
  },
};
export const MancaUnaParte: Story = {
  args: { value: '3/12/', error: 'Valore non valido' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByLabelText('Giorno')).toBeValid();
    await expect(page.getByLabelText('Anno')).toBeInvalid();
    await expect(page.getByLabelText('Anno')).toHaveAccessibleDescription("Manca l'anno");
  },
};
export const DiNascita: Story = {
  args: {
    name: 'data_nascita',
    label: 'Data di nascita',
    hint: 'Per esempio 27 3 1985, tra 20/11/1926 e 20/11/2008',
    birth: true,
    autoComplete: 'bday',
    value: '1985-03-27',
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button')).toBeNull();
    await expect(page.getByLabelText('Anno')).toHaveAttribute('autocomplete', 'bday-year');
    await expect(page.getByLabelText('Mese')).toHaveAttribute('name', 'data_nascita.mese');
  },
};
export const Spenta: Story = { args: { disabled: true, value: '2026-12-01' } };
export const SolaLettura: Story = { args: { readOnly: true, value: '2026-12-01' } };

export const ScrittaInTantiModi: Story = {
  render: (args) => (
    <Held<string | null> start={null}>
      {(value, setValue) => (
        <>
          <DateInput {...args} value={value} onChange={setValue} />
          <output>{String(value)}</output>
        </>
      )}
    </Held>
  ),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const [day, month, year] = ['Giorno', 'Mese', 'Anno'].map((label) =>
      page.getByLabelText(label),
    );
    if (!day || !month || !year) throw new Error('three boxes');
    await step('un separatore porta avanti, il nome del mese è capito', async () => {
      await userEvent.type(day, '3/');
      await expect(month).toHaveFocus();
      await userEvent.keyboard('dic ');
      await expect(year).toHaveFocus();
      await expect(month).toHaveValue('12');
    });
    await step(
      'l’anno che può essere uno solo è già scritto, e chi lo scrive lo ritrova',
      async () => {
        await expect(year).toHaveValue('2026');
        await expect(page.getByText('2026-12-03')).toBeVisible();
        await userEvent.keyboard('2026');
        await expect(year).toHaveValue('2026');
        await expect(page.getByText('2026-12-03')).toBeVisible();
      },
    );
    await step('una data incollata riempie tutto', async () => {
      await userEvent.click(day);
      await userEvent.paste('27 novembre 2026');
      await expect(page.getByText('2026-11-27')).toBeVisible();
      await expect(month).toHaveValue('11');
    });
    await step('i suggerimenti vicini', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Domani' }));
      await expect(page.getByText('2026-11-22')).toBeVisible();
    });
  },
};

export const CalendarioAperto: Story = {
  args: { value: '2026-12-04' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Scegli dal calendario' }));
    const chosen = await page.findByRole('button', { name: 'venerdì 4 dicembre 2026' });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(chosen).toHaveFocus());
  },
};

export const ColCalendario: Story = {
  render: ScrittaInTantiModi.render,
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const opener = page.getByRole('button', { name: 'Scegli dal calendario' });
    const day = (name: string) => page.getByRole('button', { name });
    await step('si apre sul primo giorno valido', async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(day('sabato 21 novembre 2026')).toHaveFocus());
      await expect(day('venerdì 20 novembre 2026')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('le frecce, Home, Fine e Pag spostano dentro la finestra', async () => {
      await userEvent.keyboard('[ArrowRight]');
      await expect(day('domenica 22 novembre 2026')).toHaveFocus();
      await userEvent.keyboard('[ArrowDown]');
      await expect(day('domenica 29 novembre 2026')).toHaveFocus();
      await userEvent.keyboard('[Home]');
      await expect(day('lunedì 23 novembre 2026')).toHaveFocus();
      await userEvent.keyboard('[End]');
      await expect(day('domenica 29 novembre 2026')).toHaveFocus();
      await userEvent.keyboard('[PageDown]');
      await expect(day('lunedì 21 dicembre 2026')).toHaveFocus();
      await userEvent.keyboard('[ArrowRight]');
      await expect(day('lunedì 21 dicembre 2026')).toHaveFocus();
    });
    await step('un giorno fuori dalla finestra non si può scegliere', async () => {
      await userEvent.click(day('martedì 22 dicembre 2026'));
      await expect(page.getByText('null')).toBeVisible();
    });
    await step('Esc torna al pulsante, Invio sceglie', async () => {
      await userEvent.keyboard('[Escape]');
      await expect(opener).toHaveFocus();
      await userEvent.keyboard('[Enter]');
      await waitFor(() => expect(day('sabato 21 novembre 2026')).toHaveFocus());
      await userEvent.keyboard('[ArrowRight][Enter]');
      await expect(page.getByText('2026-11-22')).toBeVisible();
      await expect(opener).toHaveFocus();
    });
  },
};

export const Stati: Story = statesOf(DateInput, { filled: '2026-12-03' });
