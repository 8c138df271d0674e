import type { Failed } from '@preventivo/core';
import { failedOf } from '@preventivo/core/query';
import { Notice } from '@preventivo/ui';
import { useEffect, useRef } from 'react';

interface FormAlertProps {
  /** Why the mutation of the form failed; null while it has not. Each attempt has an error of its own. */
  readonly error: Error | null;
  /** Words a failure; '' shows nothing. */
  readonly message: (failed: Failed) => string;
}

/** Stands above the fields and takes the focus, again after each attempt. */
export function FormAlert({ error, message }: FormAlertProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) notice.current?.focus();
  }, [error]);
  const text = error && message(failedOf(error));
  if (!text) return null;
  return (
    <Notice ref={notice} kind="error" alert>
      <p>{text}</p>
    </Notice>
  );
}
