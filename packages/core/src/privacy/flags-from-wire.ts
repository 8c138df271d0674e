import type { WireProblem } from '../line/wire.ts';
import { bodyReader, within } from './body-reader.ts';
import type { Consents } from './consents.ts';
import { type ConsentFlag, type FlagKey, flags as known } from './flags.ts';

/** Flags that were read, and what they say; a consent whose flag is left out is not given. */
export interface ReadFlags {
  readonly flags: readonly ConsentFlag[];
  readonly consents: Consents;
}

/**
 * Reads a list of flags, as `users/register` is sent one. Nothing is guessed: an unknown key, a
 * wrong type, a flag named twice, or documents without the notice they go with is a problem.
 * @param path where the list stands in the body, for the names of the problems
 */
export function flagsFromWire(
  raw: unknown,
  path = '',
): { readonly value: ReadFlags; readonly problems: readonly WireProblem[] } {
  const read = bodyReader();
  const list = read.list(raw, path);
  const flags = list.slice(0, codes.length).map((item, index): ConsentFlag => {
    const at = within(path, index);
    const flag = read.record(item, at, ['key', 'value', 'description', 'last_change']);
    return {
      key: read.oneOf(flag.key, within(at, 'key'), codes),
      value: read.bit(flag.value, within(at, 'value')),
      description: read.text(flag.description, within(at, 'description')),
      last_change: read.time(flag.last_change, within(at, 'last_change')),
    };
  });
  const given = (key: FlagKey) =>
    flags.some((flag) => flag.key === known[key].code && flag.value === 1);
  const twice = new Set(flags.map(({ key }) => key)).size < list.length;
  if (twice || given('ivass') !== given('allegato3e4ter')) read.wrong(path);
  const consents: Consents = {
    ivass: given('ivass'),
    cgu: given('cgu'),
    generale: given('generale'),
    newsletter: given('newsletter'),
    commerciale: given('commerciale'),
    profilazione: given('profilazione'),
    cessione: given('cessione'),
  };
  return { value: { flags, consents }, problems: read.problems };
}

const codes = Object.values(known).map(({ code }) => code);
