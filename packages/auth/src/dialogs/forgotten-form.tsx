import type { Failure, Fields, Values } from '@preventivo/core';
import { dataOf, failedOf, sentOnce } from '@preventivo/core/query';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import { accountChecking, accountForgottenHow } from '@preventivo/core/words';
import { TableForm } from '@preventivo/form';
import { useWaiting } from '@preventivo/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../account/failures.ts';
import { forgottenTable } from '../account/tables.ts';
import { FormAlert } from './form-alert.tsx';

interface ForgottenFormProps {
  /** The id of the form, for its button in the dialog's footer. */
  readonly id: string;
  readonly email: string;
  onEmail(email: string): void;
  onMailed(): void;
}

/**
 * The form that requests a link to set a new password. The response does not reveal whether an email has an account.
 */
export function ForgottenForm({ id, email, onEmail, onMailed }: ForgottenFormProps) {
  const t = useTranslate();
  const { client, messages, wording } = usePreventivo();
  const { waitFor, isWaiting, overlay } = useWaiting(t(accountChecking));
  const [values] = useState({ email });
  const { mutateAsync, error } = useMutation({
    ...sentOnce,
    mutationFn: async (address: string) =>
      dataOf(
        await client.forgotPassword({ email: address }, { language: wording?.language ?? 'it' }),
      ),
  });

  async function pass(values: Values<Fields>): Promise<readonly Failure[]> {
    const failed = await waitFor(() => mutateAsync(values.email)).then(() => undefined, failedOf);
    if (!failed) onMailed();
    return [];
  }

  return (
    <>
      <TableForm
        id={id}
        table={wording?.table('account', forgottenTable) ?? forgottenTable}
        keys={['email']}
        values={values}
        onChange={(now) => onEmail(String(now.email))}
        heading={
          <>
            <p className="q-lead">{t(accountForgottenHow)}</p>
            <FormAlert
              error={isWaiting ? null : error}
              message={(failed) => failureMessage(failed, messages)}
            />
          </>
        }
        onValidSubmit={pass}
      />
      {overlay}
    </>
  );
}
