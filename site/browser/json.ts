export type Json = Readonly<Record<string, unknown>>;

/** Returns the value if it is an object, otherwise an empty object. */
export const partOf = (raw: unknown): Json =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {};

/** Returns a trimmed, non-empty text, or undefined. */
export const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : undefined;
