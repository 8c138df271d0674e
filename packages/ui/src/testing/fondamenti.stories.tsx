import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { YesNo } from '../yes-no/yes-no.tsx';
import { Contrasts } from './contrasts.tsx';

const meta = { title: 'ui/Fondamenti', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const none = () => undefined;

export const Colore: Story = {
  render: () => <Contrasts />,
  play: async ({ canvasElement }) => {
    const all = await within(canvasElement).findAllByText(/[✓✗]/);
    await expect(all.length).toBeGreaterThan(35);
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    for (const row of rows) await expect(row).toHaveTextContent('✓');
  },
};
export const ColoreScuro: Story = { ...Colore, globals: { theme: 'scuro' } };
export const ColoreBlu: Story = { ...Colore, globals: { theme: 'blu' } };
export const ColoreRosso: Story = { ...Colore, globals: { theme: 'rosso' } };
export const ColoreContrasto: Story = { ...Colore, globals: { theme: 'contrasto' } };

export const Carattere: Story = {
  render: () => (
    <div className="q-fields">
      <div>
        <h2 className="q-title">Parlaci del veicolo</h2>
        <p className="q-lead">Bastano la targa e due risposte.</p>
      </div>
      <h3 className="q-heading">La tua polizza</h3>
      <p className="q-label">Hai già una polizza attiva?</p>
      <p>
        Perché è così: già, più, città, È, Ò — 1.234,50 € il 21/11/2026. La misura di una riga di
        testo è di al più sessantadue caratteri.
      </p>
      <p className="q-muted">Suggerimenti e didascalie, mai sotto i 15 px.</p>
    </div>
  ),
};

export const Spazio: Story = {
  render: () => (
    <div className="q-fields">
      {[4, 8, 12, 16, 20, 24, 32, 40, 56, 72].map((size) => (
        <div key={size} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <span style={{ width: 40 }}>{size}</span>
          <span style={{ width: size * 4, height: size, background: 'var(--q-accent)' }} />
        </div>
      ))}
    </div>
  ),
};

export const Fuoco: Story = {
  render: () => (
    <div className="q-fields">
      <p>Premi Tab: l'anello a due colori si vede su ogni fondo.</p>
      <TextInput name="nome" label="Nome" value="" onChange={none} />
      <YesNo name="sport" label="Pratichi sport?" value={null} onChange={none} />
      <Button>Continua</Button>
      <Button variant="link">Compilazione manuale</Button>
    </div>
  ),
};
