import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { statesOf } from '../../../../.storybook/states.tsx';
import { Button } from '../button/button.tsx';
import { Held } from '../testing/held.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxProps } from './combobox-props.ts';
import { matching } from './words.ts';

const places = [
  'MILANO (MI)',
  'MILANO MARITTIMA (RA)',
  'MILAZZO (ME)',
  'CASTEL SAN GIOVANNI (PC)',
  "L'AQUILA (AQ)",
  'FORLÌ (FC)',
].map((value, at) => ({ id: String(at), value, detail: `CAP 2012${at}` }));

const search = fn(async (text: string) => matching(places, text));

const meta = {
  title: 'ui/Combobox',
  component: Combobox,
  args: {
    name: 'luogoNascita',
    label: 'Comune di nascita',
    hint: 'Scrivi almeno 3 lettere',
    value: '',
    search,
    onChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <Kept {...args} />,
  beforeEach: async () => {
    search.mockClear();
    await Combobox.preload();
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(args: ComboboxProps) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Held start={args.value}>
        {(value, setValue) => (
          <Combobox
            {...args}
            value={value}
            onChange={(text) => {
              setValue(text);
              args.onChange(text);
            }}
          />
        )}
      </Held>
      <Button type="submit" style={{ marginTop: 320 }}>
        Continua
      </Button>
    </form>
  );
}

export const Vuoto: Story = {};
export const ConErrore: Story = {
  args: {
    value: 'Milano',
    error: 'Comune di nascita non valido',
    help: "Scegli il comune dall'elenco",
  },
};

export const ConElenco: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('combobox'), 'mila');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('[ArrowDown]');
  },
};

export const Aperto: Story = {
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    const box = page.getByRole('combobox', { name: 'Comune di nascita' });
    await step('due lettere non chiedono niente, tre una volta sola', async () => {
      await userEvent.type(box, 'mi');
      await new Promise((done) => setTimeout(done, 400));
      await expect(search).not.toHaveBeenCalled();
      await userEvent.type(box, 'la');
      await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(3));
      await expect(search).toHaveBeenCalledOnce();
      await expect(search.mock.calls[0]?.[0]).toBe('mila');
      await waitFor(() =>
        expect(page.getByRole('status')).toHaveTextContent('3 risultati trovati, usa le frecce'),
      );
    });
    await step(
      "l'elenco segue il campo nella pagina, con ciò che si è scritto in grassetto",
      async () => {
        const list = page.getByRole('listbox', { name: 'Comune di nascita' });
        await expect(box.nextElementSibling).toBe(list.parentElement);
        await expect(box).toHaveAttribute('aria-expanded', 'true');
        await expect(box).toHaveAttribute('aria-controls', list.id);
        await expect(list.querySelector('.q-hit')).toHaveTextContent('MILA');
      },
    );
    await step('le frecce indicano, Invio sceglie e non manda il modulo', async () => {
      await userEvent.keyboard('[ArrowDown][ArrowDown]');
      const [, second] = page.getAllByRole('option');
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', second?.id);
      await userEvent.keyboard('[Enter]');
      await expect(box).toHaveValue('MILANO MARITTIMA (RA)');
      await expect(args.onSelect).toHaveBeenCalledWith(places[1], false);
      await expect(page.queryByRole('option')).toBeNull();
      await expect(box).toHaveFocus();
    });
  },
};

export const UnSoloRisultato: Story = {
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    const box = page.getByRole('combobox');
    await step('si sceglie da solo, e lo dice; ciò che si scrive resta', async () => {
      await userEvent.type(box, 'milaz');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('MILAZZO (ME)'));
      await waitFor(() =>
        expect(page.getByRole('status')).toHaveTextContent('Selezionato: MILAZZO (ME)'),
      );
      await expect(page.getByRole('option')).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveValue('milaz');
    });
    await step('Invio lo scrive per intero, e annulla riporta ciò che si era scritto', async () => {
      await userEvent.keyboard('[Enter]');
      await expect(box).toHaveValue('MILAZZO (ME)');
      document.execCommand('undo');
      await expect(box).toHaveValue('milaz');
      document.execCommand('redo');
    });
    await step('non mentre si cancella', async () => {
      // Delete with the browser's own command: user-event can delete only text that it has typed itself.
      document.execCommand('delete');
      await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
      await expect(box).toHaveValue('MILAZZO (ME');
      await expect(args.onChange).toHaveBeenLastCalledWith('MILAZZO (ME');
    });
  },
};

export const NessunRisultato: Story = {
  args: { emptyAction: <Button variant="link">Compilazione manuale</Button> },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const box = page.getByRole('combobox');
    await userEvent.type(box, 'Via dei Ciliegi');
    await waitFor(() =>
      expect(page.getByText('Non lo troviamo. Puoi scriverlo tu.')).toBeVisible(),
    );
    await step('il pulsante si raggiunge con Tab, e il pannello resta', async () => {
      await userEvent.tab();
      await expect(page.getByRole('button', { name: 'Compilazione manuale' })).toHaveFocus();
      await expect(page.getByText('Non lo troviamo. Puoi scriverlo tu.')).toBeVisible();
    });
    await userEvent.tab();
    await expect(page.queryByText('Non lo troviamo. Puoi scriverlo tu.')).toBeNull();
  },
};

export const Tastiera: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const box = page.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(box, 'mila');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(3));
    await step('Home e Fine sono del testo', async () => {
      await userEvent.keyboard('[ArrowDown][Home]');
      await expect(box.selectionStart).toBe(0);
      await expect(page.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    });
    await step('Esc chiude, poi vuota', async () => {
      await userEvent.keyboard('[Escape]');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(box).toHaveValue('mila');
      await userEvent.keyboard('[Escape]');
      await expect(box).toHaveValue('');
    });
    await step('Tab esce senza scegliere', async () => {
      await userEvent.type(box, 'mila');
      await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(3));
      await userEvent.keyboard('[ArrowDown]');
      await userEvent.tab();
      await expect(box).toHaveValue('mila');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const RestaApertoSenzaFuoco: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = page.getByRole('combobox');
    await userEvent.type(box, 'mila');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(3));
    // When the VoiceOver cursor moves to an option, VoiceOver blurs the box without a new focus target.
    box.blur();
    await expect(page.getAllByRole('option')).toHaveLength(3);
    await userEvent.click(page.getByRole('option', { name: /MILAZZO/ }));
    await expect(box).toHaveValue('MILAZZO (ME)');
  },
};

export const RisposteInRitardo: Story = {
  args: {
    search: fn(async (text: string) => {
      await new Promise((done) => setTimeout(done, text === 'mil' ? 900 : 20));
      return text === 'mil' ? places.slice(3, 6) : matching(places, text);
    }),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const box = page.getByRole('combobox');
    await userEvent.type(box, 'mil');
    await waitFor(() => expect(args.search).toHaveBeenCalledOnce());
    await userEvent.type(box, 'an');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(2));
    await new Promise((done) => setTimeout(done, 800));
    await expect(page.getAllByRole('option')).toHaveLength(2);
  },
};

export const Stati: Story = statesOf(Combobox, {
  filled: 'MILANO (MI)',
  more: { 'In attesa': { value: 'MILANO (MI)', pending: true } },
});
