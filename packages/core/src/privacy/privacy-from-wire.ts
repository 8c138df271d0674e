import { isRecord } from '../json/is-record.ts';
import { readBoolean, readDay, readNumber } from '../json/scalars.ts';
import type { WireProblem } from '../table/codecs.ts';
import { channelsOf, consentTable } from './consent-table.ts';
import { type ConsentChannel, type Consents, consentChannels, consentsBy } from './consents.ts';
import { allFlags, type ConsentFlag, type PrivacyBody } from './privacy-to-wire.ts';

/**
 * The flags of a body and their consents. A missing flag means that the consent is not given. The flag of the
 * documents always has the value of the IVASS notice; its value in the body is ignored.
 */
export interface ReadFlags {
  readonly flags: readonly ConsentFlag[];
  readonly consents: Consents;
}

/** The privacy part of a body, with the consents of its flags. */
export type ReadPrivacy = PrivacyBody & ReadFlags;

/** A value and the problems of its body. A problem names the path (`flags.2.value`), never the content. */
interface Read<T> {
  readonly value: T;
  readonly problems: readonly WireProblem[];
}

/** The id of the broker's agreement (`convenzione`), the same in every quote request. */
export const agreement = 1;

/** Reads the privacy part of a `save` or `submit` body on the server. Reports unknown keys and wrong types. */
export function privacyFromWire(raw: unknown): Read<ReadPrivacy> {
  const read = bodyReader();
  const body = read.record(raw, '', ['email', 'telefono', 'convenzione', 'flags']);
  const list = flagsFromWire(body.flags, 'flags');
  const value = {
    email: read.text(body.email, 'email'),
    telefono: read.text(body.telefono, 'telefono'),
    convenzione: read.natural(body.convenzione ?? agreement, 'convenzione'),
    ...list.value,
  };
  return { value, problems: [...read.problems, ...list.problems] };
}

/**
 * Reads a list of flags in the format of `users/register`. Reports each unknown key, wrong type and repeated flag as
 * a problem. Also reports the channels of a consent that has no channels or is not given.
 * @param path the path of the list in the body, for the paths of the problems
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
      description: read.words(flag.description ?? '', within(at, 'description')),
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
 * Reads the channels of a flag, in the order of the form. Returns undefined if the raw value is not a list of
 * distinct channels. Also returns undefined if the consent has no channels or is not given.
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

/** The longest accepted text, in characters. An email address has 200 at most (docs/rules/italian.md#email). */
const longestText = 200;
/** The longest accepted text of a consent, in characters. It contains the titles of all documents of the broker. */
const longestWords = 1000;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** Creates a reader that collects problems. A problem names the path, never the content. */
function bodyReader() {
  const problems: WireProblem[] = [];
  const wrong = (path: string) => problems.push({ key: path, reason: 'wrong' });

  function expected<T>(path: string, isRight: (raw: unknown) => raw is T, instead: T) {
    return (raw: unknown): T => {
      if (isRight(raw)) return raw;
      wrong(path);
      return instead;
    };
  }

  return {
    problems,
    wrong,
    record(raw: unknown, path: string, keys: readonly string[]): Readonly<Record<string, unknown>> {
      const parts = expected(path, isRecord, {})(raw);
      for (const key of Object.keys(parts))
        if (!keys.includes(key)) problems.push({ key: within(path, key), reason: 'unknown' });
      return parts;
    },
    list: (raw: unknown, path: string) => expected(path, isList, [])(raw),
    text: (raw: unknown, path: string) => expected(path, isTextUpTo(longestText), '')(raw),
    words: (raw: unknown, path: string) => expected(path, isTextUpTo(longestWords), '')(raw),
    time: (raw: unknown, path: string) => expected(path, isTime, '')(timeOf(raw)),
    bit: (raw: unknown, path: string) => expected<0 | 1>(path, isBit, 0)(bitOf(raw)),
    oneOf: (raw: unknown, path: string, numbers: readonly number[]) =>
      expected(
        path,
        (value): value is number => numbers.some((n) => n === value),
        0,
      )(readNumber(raw)),
    natural: (raw: unknown, path: string) => expected(path, isNatural, 0)(readNumber(raw)),
  };
}

const within = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;

const isList = (raw: unknown): raw is unknown[] => Array.isArray(raw);
const isTextUpTo =
  (longest: number) =>
  (raw: unknown): raw is string =>
    typeof raw === 'string' && raw.length <= longest;
const isTime = (raw: unknown): raw is string =>
  typeof raw === 'string' && isoTime.test(raw) && !Number.isNaN(Date.parse(raw));

const bitOf = (raw: unknown) => {
  const read = readBoolean(raw);
  return read === undefined ? raw : Number(read);
};

/** Accepts the date formats of the specification. A time without a zone is UTC. */
function timeOf(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  const text = raw.trim().replace(/^(\S{10}) (?=\d)/, '$1T');
  if (zoneless.test(text)) return `${text}Z`;
  if (text.includes('T')) return text;
  const day = readDay(text);
  return day && `${day}T00:00:00.000Z`;
}
const zoneless = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?$/;
const isBit = (raw: unknown): raw is 0 | 1 => raw === 0 || raw === 1;
const isNatural = (raw: unknown): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 0;
