import { Why } from '@preventivo/ui';
import { type ComponentType, useState } from 'react';
import { Cells, type Framed } from './states/cells.tsx';

/** States by name. The value of a state is the props that differ from the story's args. */
type Differing<Props> = Readonly<Record<string, Partial<Props>>>;

interface Fillable<Value> {
  readonly name: string;
  readonly value: Value;
}

interface Given<Props extends Fillable<unknown>> {
  /** A typical answer. */
  readonly filled: Props['value'];
  /** Additional states of this field by name, such as a list that is loading, or a failed search. */
  readonly more?: Differing<Props>;
}

/**
 * Creates a story with all states of a field, from the field's args: `export const Stati = statesOf(TextInput, {
 * filled: 'Giulia' })`. If the user changes an arg in Storybook, all states change. The page «Tutti gli stati» shows
 * the story, too.
 */
export function statesOf<Props extends Fillable<unknown>>(
  Component: ComponentType<Props>,
  { filled, more }: Given<Props>,
) {
  const states: Differing<Fillable<unknown> & Texts> = { ...statesOfFields(filled), ...more };
  return {
    parameters: { bare: true, states: Object.keys(states) },
    render: (args: Props) => (
      <Cells
        states={mapped(states, (differing, at) => (
          <Held of={Component} args={{ ...args, name: `${args.name}.${at}`, ...differing }} />
        ))}
      />
    ),
  };
}

/**
 * Creates a story with the given states of a component: `export const Stati = variantsOf(Button, { Pericolo: { variant:
 * 'danger' } })`. A name that contains «a fuoco», «al passaggio» or «premuto» also gives the first control this look.
 * @param framed for a dialog, or for a component whose layout depends on the width of the window
 */
export function variantsOf<Props extends object>(
  Component: ComponentType<Props>,
  states: Differing<Props>,
  framed?: Framed,
) {
  return {
    parameters: { bare: true, states: Object.keys(states) },
    render: (args: Props) => (
      <Cells
        framed={framed}
        states={mapped(states, (differing) => <Component {...args} {...differing} />)}
      />
    ),
  };
}

/** The widths at which a page or a dialog changes its layout: a phone and a computer. */
export const phoneAndComputer = [390, 1280] as const;

const mapped = <From, To>(
  record: Readonly<Record<string, From>>,
  to: (from: From, at: number) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, from], at) => [name, to(from, at)]));

interface Texts {
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly help: string;
  readonly note: string;
  readonly optional: boolean;
  readonly readOnly: boolean;
  readonly disabled: boolean;
  readonly after: React.ReactNode;
}

const wrong = { error: 'Valore non valido', help: 'Controlla la risposta' };

const long = {
  label:
    'Qual è il numero complessivo di persone che vivono stabilmente con te, comprese quelle che non sono ancora residenti?',
  hint: 'Conta anche chi è fuori casa per lavoro o per studio, purché torni almeno una volta al mese; non contare chi viene soltanto per le vacanze.',
  error:
    'La risposta non va bene insieme a quella che hai dato prima: deve essere uguale o più piccola',
  help: 'Torna alla domanda precedente se vuoi cambiare quella, altrimenti scrivi qui un valore che ci stia',
};

const why = <Why>Con questa risposta la compagnia calcola il prezzo.</Why>;

/** The states that differ only in the theme or the text size. Storybook's toolbar changes them for a whole page. */
export const statesOfToolbar: readonly string[] = [
  'Al buio',
  'Al buio, con errore',
  'Testo al 200 %',
];

const statesOfFields = <Value,>(filled: Value): Differing<Fillable<Value> & Texts> => ({
  Vuoto: {},
  Compilato: { value: filled },
  'Al passaggio': {},
  'A fuoco': {},
  'Con errore': wrong,
  'Compilato, con errore': { value: filled, ...wrong },
  'Con errore, a fuoco': { value: filled, ...wrong },
  Facoltativo: { optional: true },
  'In sola lettura': { value: filled, readOnly: true },
  Spento: { value: filled, disabled: true },
  'Con un suggerimento': { hint: 'Come sul documento' },
  'Con una nota': { value: filled, note: 'Ripreso dai dati del contraente' },
  'Con un perché': { value: filled, after: why },
  'Testi lunghi': { ...long, value: filled },
  'Al buio': { value: filled },
  'Al buio, con errore': wrong,
  'Testo al 200 %': { value: filled, ...wrong },
});

interface HeldProps<Props> {
  readonly of: ComponentType<Props>;
  readonly args: Props;
}

function Held<Props extends Fillable<unknown>>({ of: Component, args }: HeldProps<Props>) {
  const [value, setValue] = useState(args.value);
  return <Component {...args} value={value} onChange={setValue} />;
}
