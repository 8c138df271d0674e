import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

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
 * filled: 'Giulia' })`. If the user changes an arg in Storybook, all states change.
 */
export function statesOf<Props extends Fillable<unknown>>(
  Component: ComponentType<Props>,
  given: Given<Props>,
) {
  return {
    parameters: { bare: true },
    render: (args: Props) => <States of={Component} args={args} {...given} />,
  };
}

interface StatesProps<Props extends Fillable<unknown>> extends Given<Props> {
  readonly of: ComponentType<Props>;
  readonly args: Props;
}

function States<Props extends Fillable<unknown>>({
  args,
  filled,
  more,
  ...on
}: StatesProps<Props>) {
  const shared: Differing<Fillable<unknown> & Texts> = {
    Vuoto: {},
    Compilato: { value: filled },
    'A fuoco': {},
    'Con errore': { error: 'Valore non valido', help: 'Controlla la risposta' },
    'Compilato, con errore': {
      value: filled,
      error: 'Valore non valido',
      help: 'Controlla la risposta',
    },
    Facoltativo: { optional: true },
    'In sola lettura': { value: filled, readOnly: true },
    Spento: { value: filled, disabled: true },
    'Con una nota': { value: filled, note: 'Ripreso dai dati del contraente' },
    'Testi lunghi': { ...long, value: filled },
    'Al buio': { value: filled },
    'Al buio, con errore': { error: 'Valore non valido', help: 'Controlla la risposta' },
    'Testo al 200 %': { value: filled, error: 'Valore non valido', help: 'Controlla la risposta' },
  };
  const all = { ...shared, ...more };
  return (
    <div className="story-states">
      {Object.entries(all).map(([name, differs], at) => (
        <Cell key={name} name={name}>
          <Held {...on} args={{ ...args, name: `${args.name}.${at}`, ...differs }} />
        </Cell>
      ))}
    </div>
  );
}

interface Texts {
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly help: string;
  readonly note: string;
  readonly optional: boolean;
  readonly readOnly: boolean;
  readonly disabled: boolean;
}

const long = {
  label:
    'Qual è il numero complessivo di persone che vivono stabilmente con te, comprese quelle che non sono ancora residenti?',
  hint: 'Conta anche chi è fuori casa per lavoro o per studio, purché torni almeno una volta al mese; non contare chi viene soltanto per le vacanze.',
  error:
    'La risposta non va bene insieme a quella che hai dato prima: deve essere uguale o più piccola',
  help: 'Torna alla domanda precedente se vuoi cambiare quella, altrimenti scrivi qui un valore che ci stia',
};

interface HeldProps<Props> {
  readonly of: ComponentType<Props>;
  readonly args: Props;
}

function Held<Props extends Fillable<unknown>>({ of: Component, args }: HeldProps<Props>) {
  const [value, setValue] = useState(args.value);
  return <Component {...args} value={value} onChange={setValue} />;
}

interface CellProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Cell({ name, children }: CellProps) {
  const cell = useRef<HTMLElement>(null);
  const [style, setStyle] = useState({});
  useEffect(() => {
    if (!cell.current) return;
    if (name === 'A fuoco') lookFocused(cell.current);
    if (name.includes('200')) setStyle(doubled(cell.current));
  }, [name]);
  const dark = name.startsWith('Al buio') && { className: 'q', 'data-q-theme': 'dark' };
  return (
    <section ref={cell} aria-label={name} style={style} {...dark}>
      <h2 className="q-muted">{name}</h2>
      <form>{children}</form>
    </section>
  );
}

/** Makes a control look focused with storybook-addon-pseudo-states, because only one control can have the focus. */
function lookFocused(cell: Element): void {
  const control = cell.querySelector(':is(input, select, textarea):not([type="hidden"])');
  control?.classList.add('pseudo-focus', 'pseudo-focus-visible');
}

/** Simulates text of 200 %: doubles all text sizes of the theme. */
function doubled(cell: Element) {
  const of = getComputedStyle(cell);
  const sizes = ['--q-text-s', '--q-text', '--q-text-l', '--q-text-xl', '--q-text-xxl'];
  return Object.fromEntries(sizes.map((size) => [size, `calc(2 * ${of.getPropertyValue(size)})`]));
}
