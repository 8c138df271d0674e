import { type Profile, person } from '@preventivo/core';

/** The questions page 1 asks a person on this line, in order. */
export function personKeys({ hides = [] }: Profile['contractor']): readonly string[] {
  const hidden: readonly string[] = hides;
  return Object.keys(person.fields).filter((key) => !hidden.includes(key));
}
