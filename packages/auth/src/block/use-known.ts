import { useState } from 'react';
import type { Known } from '../account/known.ts';

/**
 * What the account forms start with: what was written in them on this page, else what the visitor
 * has told the form. Who closes a dialog by mistake finds it again; passwords are not in it.
 */
export function useKnown(told: Known) {
  const [written, setWritten] = useState<Known>();
  return {
    known: written ?? told,
    keep: setWritten,
    /** Somebody has logged in: the next one starts anew. */
    forget: () => setWritten(undefined),
  };
}
