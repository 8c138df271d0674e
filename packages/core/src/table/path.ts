/** The name of the native control of an answer: `eta_partecipanti.2`, `proprietario.nome`. */
export type ControlName = string;

/** Returns the name of another control in the same group: `proprietario.street` for `proprietario.indirizzo`. */
export function siblingOf(name: ControlName, other: string): ControlName {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? other : `${name.slice(0, dot + 1)}${other}`;
}
