import type { WireProblem } from '../line/wire.ts';
import { bodyReader, within } from './body-reader.ts';
import { channelsFromWire } from './channels-from-wire.ts';
import type { Consents } from './consents.ts';
import { type ConsentFlag, type FlagKey, flagCodes } from './flags.ts';

/** Flags that were read, and what they say; a consent whose flag is left out is not given. */
export interface ReadFlags {
  readonly flags: readonly ConsentFlag[];
  readonly consents: Consents;
}

/**
 * Reads a list of flags, as `users/register` is sent one. Nothing is guessed: an unknown key, a
 * wrong type, a flag named twice, documents without the notice they go with, or a channel of a
 * consent that has none or is not given is a problem.
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
    const flag = read.record(item, at, parts);
    const kept = {
      key: read.oneOf(flag.key, within(at, 'key'), codes),
      value: read.bit(flag.value, within(at, 'value')),
      description: read.words(flag.description, within(at, 'description')),
      last_change: read.time(flag.last_change, within(at, 'last_change')),
    };
    if (flag.channels === undefined) return kept;
    const channels = channelsFromWire(flag.channels, kept);
    if (!channels) read.wrong(within(at, 'channels'));
    return channels ? { ...kept, channels } : kept;
  });
  const given = (key: FlagKey) =>
    flags.some((flag) => flag.key === flagCodes[key] && flag.value === 1);
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

const parts = ['key', 'value', 'description', 'last_change', 'channels'];
const codes = Object.values(flagCodes);
