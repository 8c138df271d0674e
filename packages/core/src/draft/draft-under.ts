import { isRecord } from '../json/is-record.ts';
import { draftKey } from './draft.ts';

/** Returns the draft stored under a key, or undefined if another program owns that key. */
export function draftUnder(
  key: string,
  text: string | null,
): Readonly<Record<string, unknown>> | undefined {
  if (!key.startsWith(draftKey('')) || text === null) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    if (!isRecord(draft) || typeof draft.line !== 'string') return undefined;
    return key === draftKey(draft.line) ? draft : undefined;
  } catch {
    return undefined;
  }
}
