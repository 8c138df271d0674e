import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { variantsOf } from '../../../../.storybook/states.tsx';
import { ChevronLeftIcon, PlusIcon } from '../icons/signs.tsx';
import { EditIcon } from '../icons/things.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Continua', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};

export const Tutti: Story = {
  render: () => (
    <div className="q-fields">
      <div style={{ display: 'flex', gap: 10 }}>
        <Button variant="outline" icon={<ChevronLeftIcon size={20} />}>
          Indietro
        </Button>
        <Button style={{ flex: 1 }}>Continua</Button>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        <Button busy>Richiedi il preventivo</Button>
        <Button variant="danger">Esci senza salvare</Button>
        <Button variant="outline" size="medium" icon={<EditIcon size={20} />}>
          Modifica
        </Button>
        <Button variant="outline" size="medium" icon={<PlusIcon size={20} />}>
          Inserisci un nuovo contraente
        </Button>
        <Button disabled>Spento</Button>
      </div>
      <Button variant="link">Compilazione manuale</Button>
    </div>
  ),
};

export const Occupato: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continua' });
    await userEvent.click(button);
    await userEvent.keyboard('[Enter]');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

export const Stati: Story = variantsOf(Button, {
  Principale: {},
  'Al passaggio': {},
  Premuto: {},
  'A fuoco': {},
  Occupato: { busy: true },
  Spento: { disabled: true },
  'Con bordo': { variant: 'outline' },
  'Con bordo, al passaggio': { variant: 'outline' },
  'Con bordo, a fuoco': { variant: 'outline' },
  'Con bordo, medio, con icona': {
    variant: 'outline',
    size: 'medium',
    icon: <EditIcon size={20} />,
    children: 'Modifica',
  },
  Pericolo: { variant: 'danger', children: 'Esci senza salvare' },
  'Pericolo, al passaggio': { variant: 'danger', children: 'Esci senza salvare' },
  Collegamento: { variant: 'link', children: 'Compilazione manuale' },
  'Collegamento, al passaggio': { variant: 'link', children: 'Compilazione manuale' },
  'Collegamento, a fuoco': { variant: 'link', children: 'Compilazione manuale' },
  'Testi lunghi': { children: 'Inserisci un nuovo contraente o un altro proprietario del veicolo' },
});
