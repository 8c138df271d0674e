/** The name of the native control of an answer: `eta_partecipanti.2`, `proprietario.nome`. */
export type ControlName = string;

/** The control that stands beside another under the same prefix: `street` beside `indirizzo`. */
export function beside(name: ControlName, other: string): ControlName {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? other : `${name.slice(0, dot + 1)}${other}`;
}
