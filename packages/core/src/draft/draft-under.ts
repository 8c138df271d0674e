import { isRecord } from '../json/is-record.ts';
import { draftKey } from './draft.ts';

/** The draft of a line that lies under a key; undefined where it is what another program keeps under such a name. */
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
