import { messageOf } from '../errors/message-of.ts';
import type { MessageCode } from '../errors/messages.ts';
import { usePreventivo } from './preventivo.tsx';

/** The message of a code in the application's words; nothing for a code nobody knows. */
export function useMessage(code: MessageCode): string;
export function useMessage(code: string): string | undefined;
export function useMessage(code: string): string | undefined {
  return messageOf(code, usePreventivo().messages);
}
