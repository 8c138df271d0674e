import {
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  consentFailures,
  missingConsents,
  shownConsents,
  submissionMessages,
} from '@preventivo/core';
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
  };
}

/** The mandatory consents that are not given, and a failure for each. */
export function missingConsent(consents: Consents, variant: ConsentVariant) {
  const missing = missingConsents(consents, variant);
  const { CONSENT_REQUIRED, PRIVACY: error } = submissionMessages;
  const failures = consentFailures(missing, { code: 'PRIVACY', error }, CONSENT_REQUIRED);
  return { missing, failures };
}

/** 'Consenso obbligatorio' under each that is missing. */
export const consentErrors = (missing: readonly ConsentKey[]) =>
  Object.fromEntries(missing.map((key) => [key, submissionMessages.CONSENT_REQUIRED]));
