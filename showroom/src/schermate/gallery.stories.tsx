import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './gallery.tsx';
import { states } from './states.ts';

const meta = {
  title: 'Schermate/Per linea',
  component: Gallery,
  // Exclude the galleries from the story tests: each screen loads another story in a frame, which needs a built
  // Storybook. e2e/site/storybook.spec.ts tests them.
  tags: ['!autodocs', '!test'],
  parameters: { bare: true },
  args: { windows: [390, 1280], looks: ['petrolio'] },
  argTypes: {
    line: { table: { disable: true } },
    pages: { control: 'check', options: [1, 2, 3, 4, 5] },
    shown: { control: 'check', options: Object.keys(states) },
    windows: { control: 'check', options: [390, 1280] },
    looks: {
      control: { type: 'check', labels: { petrolio: 'chiaro', scuro: 'scuro' } },
      options: ['petrolio', 'scuro'],
    },
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Animali: Story = { args: { line: 'pets' } };
export const AutoDEpoca: Story = { name: "Auto d'epoca", args: { line: 'vintage-car' } };
export const Barca: Story = { args: { line: 'boat' } };
export const Bicicletta: Story = { args: { line: 'bicycle' } };
export const Capofamiglia: Story = { args: { line: 'householder' } };
export const Casa: Story = { args: { line: 'home' } };
export const Cyber: Story = { args: { line: 'cyber' } };
export const Incendio: Story = { args: { line: 'fire' } };
export const Infortuni: Story = { args: { line: 'injury' } };
export const Microcar: Story = { args: { line: 'microcar' } };
export const MotoDEpoca: Story = { name: "Moto d'epoca", args: { line: 'vintage-bike' } };
export const ResponsabilitaProfessionale: Story = {
  name: 'Responsabilità professionale',
  args: { line: 'professional' },
};
export const Salute: Story = { args: { line: 'health' } };
export const Smartphone: Story = { args: { line: 'smartphone' } };
export const VeicoloCommerciale: Story = {
  name: 'Veicolo commerciale',
  args: { line: 'commercial-vehicle' },
};
export const Viaggi: Story = { args: { line: 'travel' } };
export const Vita: Story = { args: { line: 'life' } };
