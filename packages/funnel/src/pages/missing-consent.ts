import { type MessageOverrides, type Say, sayer, submissionMessages } from '@preventivo/core';
import {
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  consentFailures,
  missingConsents,
} from '@preventivo/core/consents';

/** The mandatory consents that are not given, and a failure for each. */
export function missingConsent(consents: Consents, variant: ConsentVariant, say: Say) {
  const missing = missingConsents(consents, variant);
  const { CONSENT_REQUIRED, PRIVACY: error } = submissionMessages;
  const failures = consentFailures(missing, { code: 'PRIVACY', error }, say(CONSENT_REQUIRED), say);
  return { missing, failures };
}

/** 'Consenso obbligatorio' under each that is missing. */
export const consentErrors = (missing: readonly ConsentKey[], messages: MessageOverrides) => {
  const { CONSENT_REQUIRED } = { ...submissionMessages, ...messages };
  return Object.fromEntries(missing.map((key) => [key, sayer(messages)(CONSENT_REQUIRED)]));
};
