import { look, lookProperty, type Theme } from '@preventivo/funnel/settings';
import { Button, Choice, checkTheme, type Measured, TextInput, YesNo } from '@preventivo/ui';
import { type CSSProperties, useEffect, useRef, useState } from 'react';

type Key = keyof typeof look;
const keys = Object.keys(look) as Key[];
const isColour = (key: Key) => look[key] === 'color';
const modes = ['light', 'dark', 'auto'] as const;

/** What each theme property colours, for the broker. */
const paints: Readonly<Record<Key, string>> = {
  primary: 'Pulsanti e collegamenti',
  onPrimary: 'Scritte sui pulsanti',
  primaryDark: 'Pulsanti e collegamenti, al buio',
  onPrimaryDark: 'Scritte sui pulsanti, al buio',
  accent: 'Il francobollo',
  onAccent: 'Il disegno del francobollo',
  canvas: 'Dietro il foglio',
  font: 'Carattere, come in CSS',
  radius: 'Angoli, per esempio 4px',
};

/** Lets the user try a broker's theme in light and dark mode, and shows its `settings.json`. */
export function ThemeLab() {
  const [theme, setTheme] = useState<Theme>({});
  const set = (key: keyof Theme, value: string) => {
    const { [key]: _, ...others } = theme;
    setTheme(value ? { ...others, [key]: value } : others);
  };
  const settings = JSON.stringify({ theme }, null, 2);
  return (
    <div className="q-fields">
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {keys.filter(isColour).map((key) => (
          <Colour
            key={key}
            label={paints[key]}
            value={theme[key]}
            onChange={(to) => set(key, to)}
          />
        ))}
      </div>
      {keys
        .filter((key) => !isColour(key))
        .map((key) => (
          <TextInput
            key={key}
            name={key}
            label={paints[key]}
            optional
            value={theme[key] ?? ''}
            onChange={(to) => set(key, to)}
            error={isGood(key, theme[key]) ? undefined : 'Non è un valore di CSS'}
          />
        ))}
      <Choice
        name="mode"
        label="Chiaro o scuro"
        options={modes.map((id) => ({ id, value: id }))}
        value={theme.mode ?? null}
        onChange={(mode) => set('mode', mode ?? '')}
      />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
        <Preview theme={theme} mode="light" />
        <Preview theme={theme} mode="dark" />
      </div>
      <section aria-label="settings.json">
        <h3 className="q-heading">settings.json</h3>
        <pre>{settings}</pre>
        <Button variant="outline" onClick={() => void navigator.clipboard.writeText(settings)}>
          Copia
        </Button>
      </section>
    </div>
  );
}

const isGood = (key: Key, value: string | undefined) => !value || CSS.supports(look[key], value);

interface ColourProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Input for a custom colour, or else the default. */
function Colour({ label, value = '', onChange }: ColourProps) {
  return (
    <label style={{ width: 150 }}>
      <span className="q-label">{label}</span>
      <input
        type="color"
        value={value || '#888888'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />{' '}
      {value || 'la nostra'}
    </label>
  );
}

interface PreviewProps {
  readonly theme: Theme;
  readonly mode: 'light' | 'dark';
}

/** Shows a page in a theme, and the pairs of colours that have too little contrast. */
function Preview({ theme, mode }: PreviewProps) {
  const root = useRef<HTMLElement>(null);
  const [close, setClose] = useState<readonly Measured[]>([]);
  const properties = propertiesOf(theme);
  const said = JSON.stringify(properties);
  useEffect(() => {
    if (root.current) setClose(checkTheme(root.current));
  }, [said]);
  const words = mode === 'light' ? 'Al chiaro' : 'Al buio';
  return (
    <section
      ref={root}
      className="q"
      data-q-theme={mode}
      style={{ ...properties, ...onCanvas }}
      aria-label={words}
    >
      <div className="story-sheet q-fields">
        <h3 className="q-heading">{words}</h3>
        <TextInput name={`${mode}.nome`} label="Nome" value="Giulia" onChange={() => undefined} />
        <YesNo
          name={`${mode}.polizza`}
          label="Hai già una polizza?"
          value
          onChange={() => undefined}
        />
        <Button>Continua</Button>
        <ul>
          {close.map(({ on, under, ratio, least }) => (
            <li key={`${on} ${under}`}>
              {on} su {under}: contrasto {ratio.toFixed(1)}, almeno {least}
            </li>
          ))}
        </ul>
        {close.length === 0 && <p>Ogni contrasto basta.</p>}
      </div>
    </section>
  );
}

/** Styles that make the preview look like a separate page. */
const onCanvas = { padding: 12, background: 'var(--q-canvas)', color: 'var(--q-ink)' };

/** Returns the theme as CSS properties, as the script of a built page sets them. */
function propertiesOf(theme: Theme): CSSProperties {
  return Object.fromEntries(
    keys
      .filter((key) => theme[key] && isGood(key, theme[key]))
      .map((key) => [lookProperty(key), theme[key]]),
  );
}
