import { useState } from 'react';
import type { Prefill } from '../account/prefill.ts';

/**
 * What the account forms start with: what was written in them on this page, else what the visitor
 * has initial the form. Who closes a dialog by mistake finds it again; passwords are not in it.
 */
export function usePrefill(initial: Prefill) {
  const [written, setWritten] = useState<Prefill>();
  return {
    prefill: written ?? initial,
    keep: setWritten,
    /** Somebody has logged in: the next one starts anew. */
    forget: () => setWritten(undefined),
  };
}
