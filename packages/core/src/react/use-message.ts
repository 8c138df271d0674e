import { sharedMessages } from '../errors/shared-messages.ts';
import { usePreventivo } from './preventivo.tsx';

/** A message that any part may need, in the application's words where it has its own. */
export function useMessage(code: keyof typeof sharedMessages): string {
  return usePreventivo().messages[code] ?? sharedMessages[code];
}
