import { emptyContractor } from '@preventivo/core';
import { refused } from '@preventivo/fixtures/answers';
import { giuliaAsks, rossi, rossiAsks } from '@preventivo/fixtures/people';
import { pets } from '@preventivo/line-pets/line';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { choose, comes, press, write } from './as-a-person.ts';
import { asking } from './asking.tsx';

const Asking = asking(pets);
const cleared = 'Dati del contraente azzerati';

const meta = {
  title: 'contractor/Privato o azienda',
  component: Asking,
  tags: ['!autodocs'],
  args: { onChange: fn(), onValidSubmit: fn(), onRefused: fn() },
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * On a line for people and companies, no contractor type is preselected. Until the visitor chooses one, the page shows
 * no other question.
 */
export const NothingChosen: Story = {
  play: async () => {
    await comes('radiogroup', 'Per chi stai chiedendo un preventivo?');
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    await expect(radios.map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ['tipoPersona', 'giuridica', false],
      ['tipoPersona', 'fisica', false],
    ]);
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

/** The visitor cannot continue without choosing a contractor type. */
export const TypeMissing: Story = {
  play: async ({ args }) => {
    await comes('radiogroup', 'Per chi stai chiedendo un preventivo?');
    await press('Continua');
    await userEvent.click(
      await comes('link', 'Per chi stai chiedendo un preventivo? Selezionare un valore'),
    );
    await expect(screen.getByRole('radio', { name: "Sono un'azienda" })).toHaveFocus();
    await expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
      /Selezionare un valore/,
    );
    await expect(args.onValidSubmit).not.toHaveBeenCalled();
  },
};

/** The questions change with the contractor type. The focus stays on the chosen radio button. */
export const ChosenWithKeys: Story = {
  play: async ({ args }) => {
    const company = await comes('radio', "Sono un'azienda");
    company.focus();
    await userEvent.keyboard(' ');
    await comes('textbox', 'Partita IVA');
    await expect(screen.getByRole('radio', { name: "Sono un'azienda" })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await comes('textbox', 'Cellulare');
    const person = screen.getByRole('radio', { name: 'Sono un privato' });
    await expect(person).toHaveFocus();
    await expect(person).toBeChecked();
    await expect(screen.queryByRole('textbox', { name: 'Partita IVA' })).toBeNull();
    // No note appears, because the visitor had given no answer that could be lost.
    await expect(screen.queryByText(cleared)).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith(emptyContractor(['fisica']));
  },
};

/** Choosing the other type clears the contractor's answers and shows a note. */
export const Cleared: Story = {
  args: { values: giuliaAsks },
  play: async ({ args }) => {
    await choose("Sono un'azienda");
    await expect(await comes('textbox', "Nome dell'azienda")).toHaveValue('');
    await expect(screen.getByRole('textbox', { name: 'Nome del referente' })).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(cleared));
    await expect(screen.getByRole('button', { name: 'Annulla' })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(emptyContractor(['giuridica']));
  },
};

/** «Annulla» restores all answers, including text that was just typed. */
export const Undone: Story = {
  args: { values: giuliaAsks },
  play: async ({ args }) => {
    await press('Modifica i dati di Giulia Ferri');
    await write('Nome', ' Maria');
    await choose("Sono un'azienda");
    await write("Nome dell'azienda", 'Rossi');
    await press('Annulla');
    await comes('button', 'Modifica i dati di Giulia Maria Ferri');
    await expect(screen.getByRole('radio', { name: 'Sono un privato' })).toHaveFocus();
    await expect(screen.queryByText(cleared)).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        tipoPersona: 'fisica',
        persona: { ...giuliaAsks.persona, nome: 'Giulia Maria' },
      }),
    );
  },
};

/**
 * The visitor changes the contractor type and changes it back. «Annulla» still restores the answers that the first
 * change cleared.
 */
export const UndoneLate: Story = {
  args: { values: rossiAsks },
  play: async () => {
    await choose('Sono un privato');
    await comes('textbox', 'Cellulare');
    await choose("Sono un'azienda");
    await expect(await comes('textbox', 'Partita IVA')).toHaveValue('');
    await press('Annulla');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Partita IVA' })).toHaveValue(rossi.pIva),
    );
  },
};

/** When the contractor type changes to a company, the errors about the person disappear. */
export const ErrorsGo: Story = {
  args: { values: { ...giuliaAsks, persona: { ...giuliaAsks.persona, nome: 'G' } } },
  play: async () => {
    await press('Continua');
    await comes('link', 'Nome non valido');
    await choose("Sono un'azienda");
    await comes('textbox', 'Partita IVA');
    await expect(screen.queryByRole('link', { name: 'Nome non valido' })).toBeNull();
    const name = screen.getByRole('textbox', { name: 'Nome del referente' });
    await expect(name).not.toHaveAttribute('aria-invalid');
  },
};

/** The server rejects the chosen contractor type. */
export const RefusedByTheServer: Story = {
  args: {
    values: rossiAsks,
    answers: { '/contractor': [refused(422, 'CONTRACTOR_TIPO_PERSONA')] },
  },
  play: async () => {
    await press('Continua');
    await comes('group', 'Errori');
    const group = screen.getByRole('radiogroup', { name: 'Per chi stai chiedendo un preventivo?' });
    await expect(group).toHaveAccessibleDescription(/Valore non valido/);
  },
};
