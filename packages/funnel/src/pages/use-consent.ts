import {
  type ChosenChannels,
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  type Failure,
  missingConsents,
  noConsents,
  submissionMessages,
} from '@preventivo/core';
import { useState } from 'react';
import type { Consent } from '../submission/request-body.ts';

const nothingGiven: Consent = { consents: noConsents, changedAt: '' };

/** The consents of a request. They live as long as the page: none is ever restored as ticked (decisions.md). */
export function useConsent(variant: ConsentVariant) {
  const [given, setGiven] = useState(nothingGiven);
  const [missing, setMissing] = useState<readonly ConsentKey[]>([]);
  return {
    /** The consents given, and when. */
    given,
    /** 'Consenso obbligatorio' under each that is missing. */
    errors: Object.fromEntries(missing.map((key) => [key, submissionMessages.CONSENT_REQUIRED])),
    change(consents: Consents) {
      setGiven((before) => ({ ...before, consents, changedAt: new Date().toISOString() }));
      setMissing((before) => before.filter((key) => !consents[key]));
    },
    /** Takes the channels, where they are asked for one by one. */
    choose(channels: ChosenChannels) {
      setGiven((before) => ({ ...before, channels, changedAt: new Date().toISOString() }));
    },
    /** The mandatory ones that are not given, as one failure at the first of them. */
    check(): readonly Failure[] {
      const lacking = missingConsents(given.consents, variant);
      setMissing(lacking);
      const [first] = lacking;
      if (!first) return [];
      const { CONSENT_REQUIRED: invalid, PRIVACY: error } = submissionMessages;
      return [{ field: first, control: first, code: 'PRIVACY', invalid, error }];
    },
  };
}
