import { Notice } from '@preventivo/ui';
import { useEffect, useRef } from 'react';

/** Why an attempt came to nothing. Each attempt has one of its own. */
export interface FormFailure {
  readonly message: string;
}

interface FormAlertProps {
  readonly failure: FormFailure | undefined;
}

/** Stands above the fields and takes the focus, again after each attempt. A failure without words shows nothing. */
export function FormAlert({ failure }: FormAlertProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure]);
  if (!failure?.message) return null;
  return (
    <Notice ref={notice} kind="error" alert>
      <p>{failure.message}</p>
    </Notice>
  );
}
