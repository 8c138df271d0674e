/**
 * Reads one value of a settings file. Returns undefined for an invalid value and adds a sentence about it to `wrong`.
 * @param at path of the value, `theme.mode`
 */
export type Reader<T> = (raw: unknown, at: string, wrong: string[]) => T | undefined;

/** The type of the values that a reader returns. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** Readers of the keys of an object. */
type Readers<T> = { readonly [K in keyof T]-?: Reader<NonNullable<T[K]>> };

/** End of the sentence about an invalid value. */
export const leftOut = 'It was left out.';

/** Reads a value that is valid or invalid as a whole. @param takes description of the valid values */
export const one =
  <T>(takes: string, isValid: (raw: unknown) => raw is T): Reader<T> =>
  (raw, at, wrong) => {
    if (isValid(raw)) return raw;
    wrong.push(`settings.json: '${at}' takes ${takes}. ${leftOut}`);
    return undefined;
  };

export const textThat = (takes: string, isValid: (raw: string) => boolean): Reader<string> =>
  one(takes, (raw): raw is string => typeof raw === 'string' && isValid(raw));

export const text = textThat('a text', (raw) => raw.trim() !== '');

export const oneOf = <const T extends string>(...known: readonly T[]): Reader<T> =>
  one(known.map((word) => `'${word}'`).join(' or '), (raw): raw is T =>
    known.some((word) => word === raw),
  );

/** Reads an object whose keys are all optional. Leaves out invalid keys only. */
export function part<T extends object>(readers: Readers<T>): Reader<Readonly<Partial<T>>> {
  const known = new Map<string, Reader<unknown>>(Object.entries(readers));
  const members = entries((key) => known.get(key) ?? unknown(known.keys()));
  // Each key was read by the reader of its type.
  return (raw, at, wrong) => members(raw, at, wrong) as T | undefined;
}

/** Reads an object that is left out when one of the required keys is missing or invalid. */
export const whole = <T extends object>(
  required: readonly (keyof T & string)[],
  readers: Readers<T>,
): Reader<T> => {
  const read = part<T>(readers);
  return (raw, at, wrong) => {
    const found = read(raw, at, wrong);
    const missing = found && required.find((key) => found[key] === undefined);
    // The reader of an invalid key has reported it.
    if (missing && !Object.hasOwn(Object(raw), missing))
      wrong.push(`settings.json: '${at}' has no ${missing}. ${leftOut}`);
    return missing ? undefined : (found as T | undefined);
  };
};

/** Reads an object with any keys. Leaves out invalid members only. */
export const record = <T>(member: Reader<T>) =>
  entries(() => member) as Reader<Readonly<Record<string, T>>>;

/** Reads a list, which is left out when one member is invalid. */
export const list =
  <T>(member: Reader<T>): Reader<readonly T[]> =>
  (raw, at, wrong) => {
    const before = wrong.length;
    const members = one('a list', isList)(raw, at, wrong)?.map((value, index) =>
      member(value, `${at}[${index}]`, wrong),
    );
    return wrong.length > before ? undefined : members?.filter((value) => value !== undefined);
  };

const entries =
  (readerOf: (key: string) => Reader<unknown>): Reader<object> =>
  (raw, at, wrong) => {
    const object = one('an object', isObject)(raw, at || 'settings', wrong);
    const read = Object.entries(object ?? {}).map(([key, value]) => {
      const found = readerOf(key)(value, at ? `${at}.${key}` : key, wrong);
      return [key, found] as const;
    });
    return object && Object.fromEntries(read.filter(([, found]) => found !== undefined));
  };

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
