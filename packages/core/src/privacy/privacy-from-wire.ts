import type { WireProblem } from '../line/wire-problem.ts';
import { bodyReader, within } from './body-reader.ts';
import {
  type ConsentChannel,
  type Consents,
  channelsOf,
  consentChannels,
  consentsBy,
  consentTable,
} from './consents.ts';
import { allFlags, type ConsentFlag } from './flags.ts';
import type { PrivacyBody } from './privacy-to-wire.ts';

/**
 * Flags that were read, and what they say; a consent whose flag is left out is not given. The flag of
 * the documents follows that of the IVASS notice they go with, whatever was sent.
 */
export interface ReadFlags {
  readonly flags: readonly ConsentFlag[];
  readonly consents: Consents;
}

/** A privacy part that was read, and the consents its flags say. */
export type ReadPrivacy = PrivacyBody & ReadFlags;

/** What was read, and what could not be: named by its path (`flags.2.value`), never by its content. */
interface Read<T> {
  readonly value: T;
  readonly problems: readonly WireProblem[];
}

/** Reads the privacy part of a body of `save` or `submit`, for the server: strict about keys and types. */
export function privacyFromWire(raw: unknown): Read<ReadPrivacy> {
  const read = bodyReader();
  const body = read.record(raw, '', ['email', 'telefono', 'convenzione', 'flags']);
  const list = flagsFromWire(body.flags, 'flags');
  const value = {
    email: read.text(body.email, 'email'),
    telefono: read.text(body.telefono, 'telefono'),
    convenzione: read.natural(body.convenzione, 'convenzione'),
    ...list.value,
  };
  return { value, problems: [...read.problems, ...list.problems] };
}

/**
 * Reads a list of flags, as `users/register` is sent one. Nothing is guessed: an unknown key, a
 * wrong type, a flag named twice, or a channel of a consent that has none or is not given is a
 * problem.
 * @param path where the list stands in the body, for the names of the problems
 */
export function flagsFromWire(raw: unknown, path = ''): Read<ReadFlags> {
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
  const consents = consentsBy((key) =>
    flags.some((flag) => flag.key === consentTable[key].code && flag.value === 1),
  );
  return { value: { flags, consents }, problems: read.problems };
}

const parts = ['key', 'value', 'description', 'last_change', 'channels'];
const codes = allFlags.map(({ code }) => code);

/**
 * The channels that arrive with a flag, in the order they are offered. Nothing where they are no
 * list of channels, each once, or belong to a consent that has none or was not given.
 */
function channelsFromWire(
  raw: unknown,
  { key, value }: Pick<ConsentFlag, 'key' | 'value'>,
): readonly ConsentChannel[] | undefined {
  const own = Object.values(consentTable).find(({ code }) => code === key);
  if (!Array.isArray(raw) || !own || channelsOf(own.key).length === 0) return undefined;
  const channels = consentChannels.filter((channel) => raw.includes(channel));
  const nothingElse = channels.length === raw.length;
  return nothingElse && (value === 1 || channels.length === 0) ? channels : undefined;
}

/** The documents are handed over with the notice, and only with it. */
function withDocuments(sent: readonly ConsentFlag[]): readonly ConsentFlag[] {
  return Object.values(consentTable).reduce((flags, { code, documents }) => {
    if (!documents) return flags;
    const notice = flags.find(({ key }) => key === code);
    const isThere = flags.some(({ key }) => key === documents.code);
    const value = notice?.value ?? 0;
    return flags.flatMap((flag) => {
      if (flag === notice && value === 1 && !isThere)
        return [flag, { ...flag, key: documents.code }];
      if (flag.key !== documents.code || flag.value === value) return [flag];
      return [{ ...flag, value, last_change: notice?.last_change ?? flag.last_change }];
    });
  }, sent);
}
