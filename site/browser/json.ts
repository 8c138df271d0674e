export type Json = Readonly<Record<string, unknown>>;

/** An object with whatever it says, nothing where it is none. */
export const partOf = (raw: unknown): Json =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {};

/** A text that says something. */
export const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : undefined;
