import { lazy } from '../lazy.ts';
import type { AccountEntry } from './audit.ts';
import type { ProcessEvent } from './events.ts';

/** The log line of a request: nothing of its content, nor of who sent it. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  /** Goes back to the client as `x-request-id`. */
  readonly request: string;
  readonly method: string;
  /** The pattern, `/api/:line/enums/:list`; '-' where no route has this path. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Where something went wrong: the kind of error and where in the program, without its message. */
  readonly fault?: string;
}
export type Log = (entry: LogEntry) => void;

/** An error without its message, which may hold what somebody sent. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const where = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}${code}`, ...where.slice(0, 6).map((line) => line.trim())].join(' | ');
}

/** Writes a log line: of a request, or of something that happened to the process. */
export type Logger = (entry: LogEntry | ProcessEntry | AccountEntry) => void;

/** Something that happened to the process, without anybody's data. */
export interface ProcessEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: ProcessEvent;
  /** The names of the settings that are set, and of those that are not. */
  readonly set?: readonly string[];
  readonly unset?: readonly string[];
  /** What whoever runs the server should do about it. */
  readonly hint?: string;
  /** Where the server answers. */
  readonly address?: string;
  /** Of which build it is. */
  readonly build?: string;
  /** The name of a mail's file. */
  readonly file?: string;
  /** The id of what was delivered, or was not. */
  readonly delivery?: string;
  readonly kind?: string;
  readonly tries?: number;
  /** How many deliveries wait. */
  readonly waiting?: number;
  readonly fault?: string;
}

/** One line of JSON each. */
export const logToStdout: Logger = (entry) => {
  standardOutput().write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};

/** A disk that is full, or nobody who reads any more, costs lines and not the server: where there is room again they go on. */
const standardOutput = lazy(() => {
  const { stdout } = process;
  stdout.once('error', ({ code }: NodeJS.ErrnoException) => {
    console.error(`The log cannot be written (${code}). The server goes on without it.`);
  });
  return stdout.on('error', () => {});
});
