import { type ChosenChannels, type ConsentKey, type Consents, noConsents } from '@preventivo/core';
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
    /** The mandatory ones that are shown to be missing. */
    missing,
    setMissing,
    change(consents: Consents) {
      setGiven((before) => ({ ...before, consents, changedAt: new Date().toISOString() }));
      setMissing((before) => before.filter((key) => !consents[key]));
    },
    /** Takes the channels, where they are asked for one by one. */
    choose(channels: ChosenChannels) {
      setGiven((before) => ({ ...before, channels, changedAt: new Date().toISOString() }));
    },
  };
}
