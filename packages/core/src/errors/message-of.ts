import { type MessageCode, type Messages, messages } from './messages.ts';

/** The message of a code, in the application's words where it has its own; nothing for a code nobody knows. */
export function messageOf(code: MessageCode, overrides?: Partial<Messages>): string;
export function messageOf(code: string, overrides?: Partial<Messages>): string | undefined;
export function messageOf(code: string, overrides: Partial<Messages> = {}): string | undefined {
  return isCode(code) ? (overrides[code] ?? messages[code]) : undefined;
}

// Asked of the catalogue itself: a server may answer 'constructor' as well.
const isCode = (code: string): code is MessageCode => Object.hasOwn(messages, code);
