import type { LogEntry } from '../http/log.ts';

/** What is noted: a request, or something that happened to the process. */
export type Note = (
  entry:
    | LogEntry
    | { readonly level: 'info' | 'error'; readonly event: string; readonly address?: string },
) => void;

/** One line of JSON each. */
export const noteToStdout: Note = (entry) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};
