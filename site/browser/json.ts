export type Json = Readonly<Record<string, unknown>>;

/** Returns the value if it is an object. Otherwise returns an empty object. */
export const partOf = (raw: unknown): Json =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {};

/** Returns the text without surrounding spaces. Returns undefined if it is empty or not a text. */
export const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : undefined;
