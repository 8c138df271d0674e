import type { WireProblem } from '../line/wire-problem.ts';

/** What each key of a body must be. */
export type Readable = Readonly<Record<string, (raw: unknown) => boolean>>;

export const isText = (raw: unknown) => typeof raw === 'string';

/** Reads a contractor's body key by key; a key nobody knows, or of another type, is named. */
export function payloadReader(body: Readonly<Record<string, unknown>>, readable: Readable) {
  const problems: WireProblem[] = Object.keys(body)
    .filter((key) => !Object.hasOwn(readable, key))
    .map((key) => ({ key, reason: 'unknown' }));
  for (const [key, reads] of Object.entries(readable)) {
    const raw = body[key];
    if (raw !== undefined && raw !== null && !reads(raw)) problems.push({ key, reason: 'wrong' });
  }
  return {
    problems,
    /** The text of a key, '' where there is none. */
    textOf: (key: string): string => {
      const raw = body[key];
      return typeof raw === 'string' ? raw : '';
    },
  };
}
