import { messages } from '@preventivo/core/messages';
import { look, lookProperty } from '@preventivo/funnel/settings';
import darkTokens from '@preventivo/ui/dark.tokens.json?url';
import lightTokens from '@preventivo/ui/light.tokens.json?url';
import { Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { distances, type Token, tokens } from './tokens.ts';

// Blocks for the documentation pages. They are rendered from the style sheets, catalogues and READMEs of the product.

interface ExampleProps {
  readonly readme: string;
  /** Number of the example in the README, from 1. @defaultValue 1 */
  readonly at?: number;
}

/** An example from a README. `npm test` compiles each example with the packed packages. */
export function Example({ readme, at = 1 }: ExampleProps) {
  const found = [...readme.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  const code = found[at - 1];
  if (code === undefined) throw new Error(`There is no example ${at} in this README`);
  return <Source code={code.trimEnd()} language="tsx" />;
}

interface CodeProps {
  readonly file: string;
}

/** A complete source file, which `npm test` compiles and a story renders. */
export const Code = ({ file }: CodeProps) => <Source code={file.trimEnd()} language="tsx" />;

interface TableProps {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table that scrolls horizontally inside its own box. */
function Table({ heads, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard
    <section className="page-table" aria-label={heads.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const named = (pattern: RegExp) => tokens.filter(({ name }) => pattern.test(name));
const isType = /^--q-(font|text)/;
const isShape = /^--q-(radius|height|shadow)/;
const isMotion = /^--q-(quick|reveal|sheet|ease)$/;
const isColour = ({ name }: Token) =>
  ![isType, isShape, isMotion].some((kind) => kind.test(name)) && name !== '--q-shade';

const looks = { light: 'Al chiaro', dark: 'Al buio' } as const;

/** Links to the files of the design tokens for design tools, one for each theme. */
export function TokenFiles() {
  return (
    <ul>
      {Object.entries({ light: lightTokens, dark: darkTokens }).map(([theme, url]) => (
        <li key={theme}>
          <a href={url} download={`${theme}.tokens.json`}>
            <code>{`@preventivo/ui/${theme}.tokens.json`}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** All colours of the product, in light and dark mode. */
export function Colours() {
  return (
    <div className="page-looks">
      {Object.entries(looks).map(([mode, words]) => (
        <section
          key={mode}
          className="q page-look sb-unstyled"
          data-q-theme={mode}
          aria-label={words}
        >
          <h3>{words}</h3>
          <ul>
            {tokens.filter(isColour).map(({ name, light, dark }) => (
              <li key={name}>
                <span className="page-swatch" style={{ background: `var(${name})` }} />
                <span>
                  <code>{name}</code>
                  <small>{mode === 'dark' ? (dark ?? light) : light}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** All text sizes, each with a sample. */
export function Type() {
  const sizes = named(isType).filter(({ name }) => name !== '--q-font');
  return (
    <div className="q page-look sb-unstyled">
      {sizes.map(({ name, light }) => (
        <p key={name} style={{ fontSize: `var(${name})`, lineHeight: 1.3 }}>
          Hai già una polizza attiva?{' '}
          <small>
            <code>{name}</code> {light}
          </small>
        </p>
      ))}
    </div>
  );
}

export function Shapes() {
  const shaped = named(isShape);
  return (
    <div className="q page-look sb-unstyled">
      <ul>
        {shaped.map(({ name, light }) => (
          <li key={name}>
            <span className="page-shape" style={shapeOf(name)} />
            <span>
              <code>{name}</code>
              <small>{light}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function shapeOf(name: string) {
  if (name.includes('radius')) return { borderRadius: `var(${name})` };
  return name.includes('shadow') ? { boxShadow: `var(${name})` } : { height: `var(${name})` };
}

/** The distances in the style sheets, and how often each is used. */
export const Distances = () => (
  <Table
    heads={['Distanza', 'Si vede così', 'Quante volte']}
    rows={distances.map(([px, times]) => [
      `${px} px`,
      <span key={px} className="page-distance" style={{ width: px }} />,
      times,
    ])}
  />
);

export const Motion = () => (
  <Table
    heads={['Proprietà', 'Valore']}
    rows={named(isMotion).map(({ name, light }) => [<code key={name}>{name}</code>, light])}
  />
);

/** The broker's theme settings, with their names in `settings.json` and as CSS properties. */
export const Look = () => (
  <Table
    heads={['settings.json', 'Proprietà su .q', 'Prende']}
    rows={(Object.keys(look) as (keyof typeof look)[]).map((key) => [
      <code key={key}>theme.{key}</code>,
      <code key="property">{lookProperty(key)}</code>,
      look[key],
    ])}
  />
);

export const Catalogue = () => (
  <Table
    heads={['Codice', 'Frase']}
    rows={Object.entries(messages).map(([code, words]) => [<code key={code}>{code}</code>, words])}
  />
);
