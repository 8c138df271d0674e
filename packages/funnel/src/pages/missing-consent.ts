import { submissionMessages } from '@preventivo/core';
import {
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  consentFailures,
  missingConsents,
} from '@preventivo/core/consents';

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
