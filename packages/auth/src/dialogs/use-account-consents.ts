import type { Failure, Messages } from '@preventivo/core';
import { createTranslator } from '@preventivo/core';
import {
  type ConsentKey,
  type Consents,
  consentFailures,
  consentKeys,
  missingConsents,
  shownConsents,
  withConsents,
} from '@preventivo/core/consents';
import { messageOf } from '@preventivo/core/messages';
import { useState } from 'react';

/**
 * Keeps the consents of a registration and their errors. No consent is preselected. The first three are mandatory
 * (docs/rules/consents.md#mandatory).
 */
export function useAccountConsents(messages: Partial<Messages>) {
  const [values, setValues] = useState(shownConsents);
  const [errors, setErrors] = useState<Errors>({});
  const [error, setError] = useState<string>();
  return {
    values,
    wrong: [...missingConsents(values.consents, 'registration'), ...(error ? ['ivass'] : [])],
    errors,
    error,
    change(consents: Consents) {
      setValues((before) => withConsents(before, consents));
      // Remove the error of a consent when the user gives it.
      setErrors((before) => withoutGiven(before, consents));
      if (missingConsents(consents, 'registration').length === 0) setError(undefined);
    },
    /** Marks the missing mandatory consents. Returns them as failures. */
    check(): readonly Failure[] {
      const missing = missingConsents(values.consents, 'registration');
      const invalid = messageOf('CONSENT_REQUIRED', messages);
      setErrors(Object.fromEntries(missing.map((key) => [key, invalid])));
      const error = messageOf('FLAGS_REQUIRED', messages);
      setError(missing.length > 0 ? error : undefined);
      return consentFailures(
        missing,
        { code: 'FLAGS_REQUIRED', error },
        invalid,
        createTranslator(messages),
      );
    },
    /**
     * Shows an error above the consents. The server may refuse consents although the user has given all mandatory ones.
     */
    refuse: setError,
  };
}

type Errors = Partial<Readonly<Record<ConsentKey, string>>>;

const withoutGiven = (errors: Errors, consents: Consents): Errors =>
  Object.fromEntries(
    consentKeys.flatMap((key) => (errors[key] && !consents[key] ? [[key, errors[key]]] : [])),
  );
