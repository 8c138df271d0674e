import { lazy } from '../lazy.ts';
import type { AuditEntry } from './audit.ts';
import type { ProcessEvent } from './events.ts';

/** Log line of a request, without its content or sender. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  /** The id of the request, also sent to the client as `x-request-id`. */
  readonly request: string;
  readonly method: string;
  /** Pattern of the path, `/api/:line/enums/:list`; '-' if no route matches. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Kind and stack of an error, without its message. */
  readonly fault?: string;
}
export type Log = (entry: LogEntry) => void;

/** Formats an error without its message, which may contain visitors' data. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const where = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}${code}`, ...where.slice(0, 6).map((line) => line.trim())].join(' | ');
}

export type Logger = (entry: LogEntry | ProcessEntry | AuditEntry) => void;

/** Log line of a process event, without personal data. */
export interface ProcessEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: ProcessEvent;
  /** Names of the settings that are set. */
  readonly set?: readonly string[];
  readonly unset?: readonly string[];
  /** Advice for the operator. */
  readonly hint?: string;
  /** URL on which the server listens. */
  readonly address?: string;
  readonly build?: string;
  /** File name of a mail. */
  readonly file?: string;
  readonly delivery?: string;
  readonly kind?: string;
  readonly tries?: number;
  /** Number of waiting deliveries. */
  readonly waiting?: number;
  readonly fault?: string;
}

export const logToStdout: Logger = (entry) => {
  standardOutput().write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};

/**
 * Returns standard output with an error handler. Without a handler, a full disk or a closed pipe
 * would stop the server. With it, the server only loses log lines.
 */
const standardOutput = lazy(() => {
  const { stdout } = process;
  stdout.once('error', ({ code }: NodeJS.ErrnoException) => {
    console.error(`The log cannot be written (${code}). The server goes on without it.`);
  });
  return stdout.on('error', () => {});
});
