/**
 * Reads one value of a settings file. For an invalid value, returns undefined and adds a sentence to `wrong`.
 * @param at the path of the value, such as `theme.mode`
 */
export type Reader<T> = (raw: unknown, at: string, wrong: string[]) => T | undefined;

/** The type of the value that a reader returns. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** The readers of an object's keys, by key. */
type Readers = Readonly<Record<string, Reader<unknown>>>;
type ReadersOf<T> = { readonly [K in keyof T]-?: Reader<NonNullable<T[K]>> };
/**
 * The object that a reader of `part` returns. It is exported, so that the published types keep the comments on its
 * keys.
 */
export type Values<R> = { readonly [K in keyof R]?: Read<R[K]> };

/** Adds a sentence about an invalid value to `wrong`. Returns undefined. */
export function leaveOut(wrong: string[], sentence: string): undefined {
  wrong.push(`settings.json: ${sentence} It was left out.`);
}

/**
 * Returns a reader of a value that is not a list or an object.
 * @param takes a description of the valid values
 */
export const one =
  <T>(takes: string, isValid: (raw: unknown) => raw is T): Reader<T> =>
  (raw, at, wrong) =>
    isValid(raw) ? raw : leaveOut(wrong, `'${at}' takes ${takes}.`);

export const textThat = (takes: string, isValid: (raw: string) => boolean): Reader<string> =>
  one(takes, (raw): raw is string => typeof raw === 'string' && isValid(raw));

export const text = textThat('a text', (raw) => raw.trim() !== '');

export const oneOf = <const T extends string>(...known: readonly T[]): Reader<T> =>
  one(known.map((word) => `'${word}'`).join(' or '), (raw): raw is T =>
    known.some((word) => word === raw),
  );

const object = one(
  'an object',
  (raw): raw is object => typeof raw === 'object' && raw !== null && !Array.isArray(raw),
);

/** Returns a reader of an object. It omits invalid members and keeps the others. */
const members =
  (readerOf: (key: string) => Reader<unknown>): Reader<object> =>
  (raw, at, wrong) => {
    const given = object(raw, at || 'settings', wrong);
    const read = Object.entries(given ?? {}).map(([key, value]) => {
      const found = readerOf(key)(value, at ? `${at}.${key}` : key, wrong);
      return [key, found] as const;
    });
    return given && Object.fromEntries(read.filter(([, found]) => found !== undefined));
  };

/** Returns a reader of an object with arbitrary keys, whose values have one type. */
export const record = <T>(member: Reader<T>) =>
  members(() => member) as Reader<Readonly<Record<string, T>>>;

/** Returns a reader of an object whose keys are all optional. */
export function part<R extends Readers>(readers: R) {
  const known = new Map<string, Reader<unknown>>(Object.entries(readers));
  const unknown: Reader<never> = (_, at, wrong) =>
    leaveOut(wrong, `there is no setting '${at}'; there are ${[...known.keys()].join(', ')}.`);
  // The cast is safe: each key has the reader of its type.
  return members((key) => known.get(key) ?? unknown) as Reader<Values<R>>;
}

/**
 * Returns a reader of an object with required keys. If one of them is missing or invalid, the whole object is invalid.
 */
export function whole<T extends object>(
  required: readonly (keyof T & string)[],
  readers: ReadersOf<T>,
): Reader<T> {
  const read = part<Readers>(readers);
  return (raw, at, wrong) => {
    const found = read(raw, at, wrong);
    const missing = found && required.find((key) => found[key] === undefined);
    if (!missing) return found as T | undefined;
    // The key is present but invalid, which its own reader has reported.
    return Object.hasOwn(Object(raw), missing)
      ? undefined
      : leaveOut(wrong, `'${at}' has no ${missing}.`);
  };
}

/** Returns a reader of a list. If a member is invalid, the whole list is invalid. */
export const list =
  <T>(member: Reader<T>): Reader<readonly T[]> =>
  (raw, at, wrong) => {
    const before = wrong.length;
    const given = one<readonly unknown[]>('a list', Array.isArray)(raw, at, wrong);
    const read = given?.map((value, index) => member(value, `${at}[${index}]`, wrong));
    return wrong.length > before ? undefined : read?.filter((value) => value !== undefined);
  };
