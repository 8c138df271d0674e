import {
  type ConsentKey,
  type Consents,
  consentKeys,
  type Failure,
  type Messages,
  missingConsents,
  noConsents,
} from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';
import { useState } from 'react';

/** The consents given with a registration: the first three must be (`foundation.md 5`). None is ticked beforehand. */
export function useAccountConsents(own: Partial<Messages>) {
  const [given, setGiven] = useState({ consents: noConsents, changedAt: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [error, setError] = useState<string>();
  return {
    given,
    /** What stands at each that is missing. */
    errors,
    /** What stands over all of them. */
    error,
    change(consents: Consents) {
      setGiven({ consents, changedAt: new Date().toISOString() });
      // An error goes when its consent is given.
      setErrors((before) => withoutGiven(before, consents));
      if (missingConsents(consents, 'registration').length === 0) setError(undefined);
    },
    /** The mandatory ones that are not given, as one failure at the first of them. */
    check(): readonly Failure[] {
      const lacking = missingConsents(given.consents, 'registration');
      const invalid = messageOf('CONSENT_REQUIRED', own);
      setErrors(Object.fromEntries(lacking.map((key) => [key, invalid])));
      const [first] = lacking;
      const error = messageOf('FLAGS_REQUIRED', own);
      setError(first && error);
      if (!first) return [];
      return [{ field: first, control: first, code: 'FLAGS_REQUIRED', invalid, error }];
    },
    /** The server finds them wanting though all are given. */
    refuse: setError,
  };
}

type Errors = Partial<Readonly<Record<ConsentKey, string>>>;

const withoutGiven = (errors: Errors, consents: Consents): Errors =>
  Object.fromEntries(
    consentKeys.flatMap((key) => (errors[key] && !consents[key] ? [[key, errors[key]]] : [])),
  );
