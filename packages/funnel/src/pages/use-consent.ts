import {
  type ChosenChannels,
  type ConsentKey,
  type Consents,
  shownConsents,
  withChannels,
  withConsents,
} from '@preventivo/core';
import { useState } from 'react';

/** The consents of a request. They live as long as the page: none is ever restored as ticked (decisions.md). */
export function useConsent() {
  const [given, setGiven] = useState(shownConsents);
  const [missing, setMissing] = useState<readonly ConsentKey[]>([]);
  return {
    /** The consents given, and when. */
    given,
    /** The mandatory ones that are shown to be missing. */
    missing,
    setMissing,
    change(consents: Consents) {
      setGiven((before) => withConsents(before, consents));
      setMissing((before) => before.filter((key) => !consents[key]));
    },
    /** Takes the channels, where they are asked for one by one. */
    choose(channels: ChosenChannels) {
      setGiven((before) => withChannels(before, channels));
    },
  };
}
