import type { Failed } from '@preventivo/core';
import { failedOf } from '@preventivo/core/query';
import { Notice } from '@preventivo/ui';
import { useEffect, useRef } from 'react';

interface FormAlertProps {
  /** The error of the form's mutation, or null. Pass a new object after each failed attempt. */
  readonly error: Error | null;
  /** Returns the message of a failure, or '' to show no alert. */
  readonly message: (failed: Failed) => string;
}

/** An alert above the fields. It takes the focus after each failed attempt. */
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
