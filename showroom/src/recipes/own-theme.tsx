import { Button, TextInput } from '@preventivo/ui';
import type { CSSProperties } from 'react';

/** The theme needs only these properties on `.q`. The style sheet computes all other colours from them. */
const broker = {
  '--q-primary': '#0b3d91',
  '--q-accent': '#7fd1ff',
  '--q-canvas': '#eef2f8',
  '--q-radius': '4px',
} as CSSProperties;

export const OwnTheme = () => (
  <div className="q" style={broker}>
    <form className="q-fields">
      <TextInput name="nome" label="Nome" value="Giulia" onChange={() => {}} />
      <Button>Continua</Button>
    </form>
  </div>
);
