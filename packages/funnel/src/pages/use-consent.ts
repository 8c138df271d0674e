import {
  type ConsentKey,
  type Consents,
  type Failure,
  missingConsents,
  noConsents,
  submissionMessages,
} from '@preventivo/core';
import { useState } from 'react';
import type { Consent } from '../submission/request-body.ts';

const nothingGiven: Consent = { consents: noConsents, changedAt: '' };

/** The consents of a request. They live as long as the page: none is ever restored as ticked (decisions.md). */
export function useConsent() {
  const [given, setGiven] = useState(nothingGiven);
  const [missing, setMissing] = useState<readonly ConsentKey[]>([]);
  return {
    /** The consents given, and when. */
    given,
    /** 'Consenso obbligatorio' under each that is missing. */
    errors: Object.fromEntries(missing.map((key) => [key, submissionMessages.CONSENT_REQUIRED])),
    change(consents: Consents) {
      setGiven({ consents, changedAt: new Date().toISOString() });
      setMissing((before) => before.filter((key) => !consents[key]));
    },
    /** The mandatory ones that are not given, as one failure at the first of them. */
    check(): readonly Failure[] {
      const lacking = missingConsents(given.consents, 'anonymous');
      setMissing(lacking);
      const [first] = lacking;
      if (!first) return [];
      const { CONSENT_REQUIRED: invalid, PRIVACY: error } = submissionMessages;
      return [{ field: first, control: first, code: 'PRIVACY', invalid, error }];
    },
  };
}
