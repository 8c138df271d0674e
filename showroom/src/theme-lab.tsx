import { look, lookProperty, type Theme } from '@preventivo/funnel/settings';
import { Button, Choice, checkTheme, type Measured, TextInput, YesNo } from '@preventivo/ui';
import { type CSSProperties, useEffect, useRef, useState } from 'react';

type Key = keyof typeof look;
const keys = Object.keys(look) as Key[];
const isColour = (key: Key) => look[key] === 'color';
const modes = [
  { id: 'light', value: 'Chiaro' },
  { id: 'dark', value: 'Scuro' },
  { id: 'auto', value: 'Come il dispositivo' },
] as const;

/** Texts for the broker: what each colour of the theme is used for. */
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
      <div style={columns(200)}>
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
        options={modes}
        value={theme.mode ?? null}
        onChange={(mode) => set('mode', mode ?? '')}
      />
      <div style={{ ...columns(280), alignItems: 'start' }}>
        <Preview theme={theme} mode="light" />
        <Preview theme={theme} mode="dark" />
      </div>
      <section aria-label="settings.json">
        <h3 className="q-heading">settings.json</h3>
        <pre style={code}>{settings}</pre>
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

/** An input for a custom colour. Without one, it shows the default. */
function Colour({ label, value = '', onChange }: ColourProps) {
  return (
    <label>
      <span className="q-label">{label}</span>
      <input
        type="color"
        className="q-input"
        style={{ width: '100%', padding: 8 }}
        value={value || '#888888'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span className="q-muted">{value || 'la nostra'}</span>
    </label>
  );
}

interface PreviewProps {
  readonly theme: Theme;
  readonly mode: 'light' | 'dark';
}

/** Shows a page in a theme, and lists the pairs of colours without enough contrast. */
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
      <div className="q-fields" style={sheet}>
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

const columns = (least: number): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}px, 100%), 1fr))`,
  alignItems: 'end',
  gap: 16,
});
const code: CSSProperties = {
  margin: '12px 0',
  padding: 16,
  overflow: 'auto',
  borderRadius: 'var(--q-radius-s)',
  background: 'var(--q-sunken)',
  font: '15px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
};
const sheet: CSSProperties = {
  padding: 20,
  borderRadius: 'var(--q-radius)',
  background: 'var(--q-surface)',
};

/** Styles that give the preview the background of a page. */
const onCanvas = { padding: 12, background: 'var(--q-canvas)', color: 'var(--q-ink)' };

/** Returns the theme as CSS properties, as a built page sets them. */
function propertiesOf(theme: Theme): CSSProperties {
  return Object.fromEntries(
    keys
      .filter((key) => theme[key] && isGood(key, theme[key]))
      .map((key) => [lookProperty(key), theme[key]]),
  );
}
