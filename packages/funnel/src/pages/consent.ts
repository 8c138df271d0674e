import { type ConsentKey, shownConsents } from '@preventivo/core/consents';
import { useState } from 'react';

/**
 * The consents of a request. They live as long as the page: none is ever restored as ticked
 * (docs/rules/consents.md#never-ticked-beforehand).
 */
export function useConsent() {
  const [given, change] = useState(shownConsents);
  const [missing, setMissing] = useState<readonly ConsentKey[]>([]);
  return {
    /** The consents given, and when. */
    given,
    change,
    /** The mandatory ones that were missing when it was last looked. */
    missing,
    setMissing,
    /** None is given any more: other answers are to be signed. */
    reset() {
      change(shownConsents);
      setMissing([]);
    },
  };
}
