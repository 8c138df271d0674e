import type { WireProblem } from '../line/wire-problem.ts';

/**
 * Longest accepted text, in characters: an e-mail address has 200 at most
 * (docs/rules/italian.md#email).
 */
const longestText = 200;
/** Longest accepted words of a consent, in characters: they name every document of the broker's. */
const longestWords = 1000;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** Reads the parts of a body and keeps what it could not read, named by path and never by content. */
export function bodyReader() {
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
    /** The parts of an object that may have these keys and no others. */
    record(raw: unknown, path: string, keys: readonly string[]): Readonly<Record<string, unknown>> {
      const parts = expected(path, isRecord, {})(raw);
      for (const key of Object.keys(parts))
        if (!keys.includes(key)) problems.push({ key: within(path, key), reason: 'unknown' });
      return parts;
    },
    list: (raw: unknown, path: string) => expected(path, isList, [])(raw),
    text: (raw: unknown, path: string) => expected(path, isTextUpTo(longestText), '')(raw),
    words: (raw: unknown, path: string) => expected(path, isTextUpTo(longestWords), '')(raw),
    time: (raw: unknown, path: string) => expected(path, isTime, '')(raw),
    bit: (raw: unknown, path: string) => expected<0 | 1>(path, isBit, 0)(raw),
    oneOf: (raw: unknown, path: string, numbers: readonly number[]) =>
      expected(path, (value): value is number => numbers.some((n) => n === value), 0)(raw),
    natural: (raw: unknown, path: string) => expected(path, isNatural, 0)(raw),
  };
}

/** The path of a part inside another: `flags.2.key`. */
export const within = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isList = (raw: unknown): raw is unknown[] => Array.isArray(raw);
const isTextUpTo =
  (longest: number) =>
  (raw: unknown): raw is string =>
    typeof raw === 'string' && raw.length <= longest;
const isTime = (raw: unknown): raw is string =>
  typeof raw === 'string' && isoTime.test(raw) && !Number.isNaN(Date.parse(raw));
const isBit = (raw: unknown): raw is 0 | 1 => raw === 0 || raw === 1;
const isNatural = (raw: unknown): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 0;
