import type { LogEntry } from './log.ts';

/** What is noted: a request, or something that happened to the process. */
export type Note = (entry: LogEntry | ProcessEntry) => void;

/** Something that happened to the process, without anybody's data. */
export interface ProcessEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  /** Where the server answers. */
  readonly address?: string;
  /** The name of a mail's file. */
  readonly file?: string;
  /** The id of what was delivered, or was not. */
  readonly delivery?: string;
  readonly kind?: string;
  readonly tries?: number;
  readonly fault?: string;
}

/** One line of JSON each. */
export const noteToStdout: Note = (entry) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};
