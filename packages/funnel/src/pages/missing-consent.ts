import {
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  type Failure,
  missingConsents,
  submissionMessages,
} from '@preventivo/core';

/** The mandatory consents that are not given, as one failure at the first of them. */
export function missingConsent(consents: Consents, variant: ConsentVariant) {
  const missing = missingConsents(consents, variant);
  const [first] = missing;
  const { CONSENT_REQUIRED: invalid, PRIVACY: error } = submissionMessages;
  const failures: readonly Failure[] = first
    ? [{ field: first, control: first, code: 'PRIVACY', invalid, error }]
    : [];
  return { missing, failures };
}

/** 'Consenso obbligatorio' under each that is missing. */
export const consentErrors = (missing: readonly ConsentKey[]) =>
  Object.fromEntries(missing.map((key) => [key, submissionMessages.CONSENT_REQUIRED]));
