/**
 * Reads one value of a settings file. Returns undefined for an invalid value and adds a sentence about it to `wrong`.
 * @param at path of the value, `theme.mode`
 */
export type Reader<T> = (raw: unknown, at: string, wrong: string[]) => T | undefined;

/** The type of the values that a reader returns. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** Readers of the keys of an object. */
type Readers = Readonly<Record<string, Reader<unknown>>>;
type ReadersOf<T> = { readonly [K in keyof T]-?: Reader<NonNullable<T[K]>> };
/** The object that these readers return. Exported so that published types keep the comments of its keys. */
export type Values<R> = { readonly [K in keyof R]?: Read<R[K]> };

/** Adds a sentence about an invalid value. */
export function leaveOut(wrong: string[], sentence: string): undefined {
  wrong.push(`settings.json: ${sentence} It was left out.`);
}

/** Reads a value that is valid or invalid as a whole. @param takes description of the valid values */
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

/** Reads the members of an object and leaves out invalid ones only. */
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

/** Reads an object with any keys. */
export const record = <T>(member: Reader<T>) =>
  members(() => member) as Reader<Readonly<Record<string, T>>>;

/** Reads an object whose keys are all optional. */
export function part<R extends Readers>(readers: R) {
  const known = new Map<string, Reader<unknown>>(Object.entries(readers));
  const unknown: Reader<never> = (_, at, wrong) =>
    leaveOut(wrong, `there is no setting '${at}'; there are ${[...known.keys()].join(', ')}.`);
  // The cast holds, since each key has the reader of its type.
  return members((key) => known.get(key) ?? unknown) as Reader<Values<R>>;
}

/** Reads an object that is left out when one of the required keys is missing or invalid. */
export function whole<T extends object>(
  required: readonly (keyof T & string)[],
  readers: ReadersOf<T>,
): Reader<T> {
  const read = part<Readers>(readers);
  return (raw, at, wrong) => {
    const found = read(raw, at, wrong);
    const missing = found && required.find((key) => found[key] === undefined);
    if (!missing) return found as T | undefined;
    // The reader of an invalid key has reported it.
    return Object.hasOwn(Object(raw), missing)
      ? undefined
      : leaveOut(wrong, `'${at}' has no ${missing}.`);
  };
}

/** Reads a list, which is left out when one member is invalid. */
export const list =
  <T>(member: Reader<T>): Reader<readonly T[]> =>
  (raw, at, wrong) => {
    const before = wrong.length;
    const given = one<readonly unknown[]>('a list', Array.isArray)(raw, at, wrong);
    const read = given?.map((value, index) => member(value, `${at}[${index}]`, wrong));
    return wrong.length > before ? undefined : read?.filter((value) => value !== undefined);
  };
