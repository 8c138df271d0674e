import type { WireProblem } from '../line/wire.ts';
import { bodyReader, within } from './body-reader.ts';
import { channelsFromWire } from './channels-from-wire.ts';
import type { Consents } from './consents.ts';
import { type ConsentFlag, type FlagKey, flagCodes } from './flags.ts';

/**
 * Flags that were read, and what they say; a consent whose flag is left out is not given. The flag of
 * the documents follows that of the IVASS notice they go with, whatever was sent.
 */
export interface ReadFlags {
  readonly flags: readonly ConsentFlag[];
  readonly consents: Consents;
}

/**
 * Reads a list of flags, as `users/register` is sent one. Nothing is guessed: an unknown key, a
 * wrong type, a flag named twice, or a channel of a consent that has none or is not given is a
 * problem.
 * @param path where the list stands in the body, for the names of the problems
 */
export function flagsFromWire(
  raw: unknown,
  path = '',
): { readonly value: ReadFlags; readonly problems: readonly WireProblem[] } {
  const read = bodyReader();
  const list = read.list(raw, path);
  const sent = list.slice(0, codes.length).map((item, index): ConsentFlag => {
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
  const twice = new Set(sent.map(({ key }) => key)).size < list.length;
  if (twice) read.wrong(path);
  const flags = withDocuments(sent);
  const given = (key: FlagKey) =>
    flags.some((flag) => flag.key === flagCodes[key] && flag.value === 1);
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

/** The documents are handed over with the notice, and only with it. */
function withDocuments(sent: readonly ConsentFlag[]): readonly ConsentFlag[] {
  const { ivass, allegato3e4ter: documents } = flagCodes;
  const notice = sent.find(({ key }) => key === ivass);
  const isThere = sent.some(({ key }) => key === documents);
  const value = notice?.value ?? 0;
  return sent.flatMap((flag) => {
    if (flag === notice && value === 1 && !isThere) return [flag, { ...flag, key: documents }];
    if (flag.key !== documents || flag.value === value) return [flag];
    return [{ ...flag, value, last_change: notice?.last_change ?? flag.last_change }];
  });
}
