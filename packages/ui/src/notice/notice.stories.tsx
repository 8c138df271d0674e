import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { variantsOf } from '../../../../.storybook/states.tsx';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'ui/Notice',
  component: Notice,
  args: { kind: 'info' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {
  args: { title: 'Ci vuole più del solito', children: 'Non chiudere la pagina.', onDismiss: fn() },
};

/** A long name wraps onto the next line. The close button keeps its position. */
export const UnNomeLungo: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    kind: 'success',
    children: <p>Massimilianoalessandrogianfrancescomaria salvato</p>,
    onDismiss: fn(),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const cross = page.getByRole('button', { name: 'Chiudi' }).getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(page.getByText(/^Massimiliano/));
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(cross.left);
  },
};

const onDismiss = fn();

export const Tutti: Story = {
  render: () => (
    <div className="q-fields">
      <Notice
        kind="info"
        onDismiss={onDismiss}
        actions={<Button variant="link">Ricomincia da capo</Button>}
      >
        <p>Abbiamo ritrovato i dati che avevi inserito.</p>
      </Notice>
      <Notice kind="success">
        <p>Giulia salvata</p>
      </Notice>
      <Notice kind="warning" title="Ci vuole più del solito">
        <p>Non chiudere la pagina.</p>
      </Notice>
      <Notice kind="error" alert title="Si è verificato un problema">
        <p>Impossibile salvare la richiesta, riporva più tardi.</p>
      </Notice>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Chiudi' }));
    await expect(onDismiss).toHaveBeenCalled();
    await expect(page.getByRole('alert')).toHaveTextContent('riporva più tardi');
  },
};

const actions = <Button variant="link">Ricomincia da capo</Button>;

export const Stati: Story = variantsOf(Notice, {
  Informazione: { children: <p>Abbiamo ritrovato i dati che avevi inserito.</p> },
  'Con una scelta': { children: <p>Abbiamo ritrovato i tuoi dati.</p>, actions, onDismiss },
  'Con un titolo': { title: 'Ci vuole più del solito', children: <p>Non chiudere la pagina.</p> },
  Riuscito: { kind: 'success', children: <p>Giulia salvata</p> },
  Avvertimento: { kind: 'warning', children: <p>Non chiudere la pagina.</p> },
  Errore: { kind: 'error', title: 'Si è verificato un problema', children: <p>Riprova.</p> },
  'Si chiude, al passaggio': { onDismiss, children: <p>Giulia salvata</p> },
  'Testi lunghi': UnNomeLungo.args ?? {},
});
