import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { Button } from '../button/button.tsx';
import { PlateInput } from '../plate-input/plate-input.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { YesNo } from '../yes-no/yes-no.tsx';
import { Contrasts } from './contrasts.tsx';

const meta = { title: 'ui/Il tuo tema', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const none = () => undefined;

function YourTheme() {
  const [colors, setColors] = useState({
    primary: '#0b5a5e',
    'on-primary': '#ffffff',
    accent: '#f6b73c',
    canvas: '#eef3f2',
  });
  const style: CSSProperties & Record<string, string> = Object.fromEntries(
    Object.entries(colors).map(([token, color]) => [`--q-${token}`, color]),
  );
  return (
    <div className="q-fields">
      <p>Sette proprietà su .q bastano: il resto ne discende. Qui i colori, coi rapporti.</p>
      <div className="q-row" style={{ rowGap: 16 }}>
        {Object.entries(colors).map(([token, color]) => (
          <TextInput
            key={token}
            name={token}
            label={`--q-${token}`}
            value={color}
            onChange={(text) => {
              if (/^#[0-9a-f]{6}$/i.test(text)) setColors({ ...colors, [token]: text });
            }}
          />
        ))}
      </div>
      <div className="q" data-q-theme="light" style={style} key={Object.values(colors).join()}>
        <div className="q-fields" style={{ padding: 20, background: 'var(--q-surface)' }}>
          <PlateInput name="targa" label="Targa" value="FA123BC" onChange={none} />
          <YesNo name="polizza" label="Hai già una polizza attiva?" value={true} onChange={none} />
          <Button>Continua</Button>
          <Contrasts />
        </div>
      </div>
    </div>
  );
}

export const Prova: Story = { render: () => <YourTheme /> };
