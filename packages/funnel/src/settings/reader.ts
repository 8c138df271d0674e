/**
 * Reads one value of a settings file: what it says, or undefined where it says nothing that can be
 * followed, which is then told in `wrong`.
 * @param at where the value stands, `theme.mode`
 */
export type Reader<T> = (raw: unknown, at: string, wrong: string[]) => T | undefined;

/** What becomes of a value that nobody can follow. */
export const leftOut = 'It was left out.';

/** A value that is right or wrong as a whole. @param takes what it may be, in words */
export const one =
  <T>(takes: string, is: (raw: unknown) => raw is T): Reader<T> =>
  (raw, at, wrong) => {
    if (is(raw)) return raw;
    wrong.push(`settings.json: '${at}' takes ${takes}. ${leftOut}`);
    return undefined;
  };

/** An object with these keys, each of which may be missing. What is wrong in it leaves the rest alone. */
export function part<T extends object>(
  readers: {
    readonly [K in keyof T]-?: Reader<NonNullable<T[K]>>;
  },
): Reader<T> {
  const known = new Map<string, Reader<unknown>>(Object.entries(readers));
  const object = one('an object', isObject);
  return (raw, at, wrong) => {
    const read = Object.entries(object(raw, at || 'settings', wrong) ?? {}).map(([key, value]) => {
      const path = at ? `${at}.${key}` : key;
      return [key, (known.get(key) ?? unknown(known.keys()))(value, path, wrong)] as const;
    });
    // Each key was read by the reader of its type.
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as T;
  };
}

/** An object of which these keys may not be missing: without one of them there is none. */
export const whole = <T extends object>(
  wanted: readonly (keyof T & string)[],
  readers: Parameters<typeof part<T>>[0],
): Reader<T> => {
  const read = part<T>(readers);
  return (raw, at, wrong) => {
    const found = read(raw, at, wrong);
    const missing = found && wanted.find((key) => found[key] === undefined);
    // One that is there and cannot be followed has been told already.
    if (missing && !Object.hasOwn(Object(raw), missing))
      wrong.push(`settings.json: '${at}' has no ${missing}. ${leftOut}`);
    return missing ? undefined : found;
  };
};

/** Texts under some of these names. */
export const texts = (names: readonly string[]): Reader<Readonly<Record<string, string>>> =>
  part(Object.fromEntries(names.map((name) => [name, text])));

/** An object with any names. What is wrong under one leaves the others alone. */
export const record =
  <T>(member: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  (raw, at, wrong) => {
    const read = Object.entries(one('an object', isObject)(raw, at, wrong) ?? {});
    return Object.fromEntries(
      read.flatMap(([name, value]) => {
        const found = member(value, `${at}.${name}`, wrong);
        return found === undefined ? [] : [[name, found]];
      }),
    );
  };

/** A list whose every member is right; one that is not takes the list with it. */
export const list =
  <T>(member: Reader<T>): Reader<readonly T[]> =>
  (raw, at, wrong) => {
    const before = wrong.length;
    const members = one('a list', isList)(raw, at, wrong)?.map((value, index) =>
      member(value, `${at}[${index}]`, wrong),
    );
    return wrong.length > before ? undefined : members?.filter((value) => value !== undefined);
  };

/** A text that says something. */
export const text = one(
  'a text',
  (raw): raw is string => typeof raw === 'string' && raw.trim() !== '',
);

const unknown =
  (known: Iterable<string>): Reader<never> =>
  (_, at, wrong) => {
    wrong.push(
      `settings.json: there is no setting '${at}'; there are ${[...known].join(', ')}. ${leftOut}`,
    );
    return undefined;
  };

const isObject = (raw: unknown): raw is object =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isList = (raw: unknown): raw is readonly unknown[] => Array.isArray(raw);
