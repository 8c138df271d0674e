import type { Failure, Fields, Values } from '@preventivo/core';
import { usePreventivo, useSay } from '@preventivo/core/react';
import { accountChecking, accountForgottenHow, accountSendLink } from '@preventivo/core/words';
import { TableForm } from '@preventivo/form';
import { Button } from '@preventivo/ui';
import { useWaiting } from '@preventivo/ui/dialog';
import { useState } from 'react';
import { failureMessage } from '../account/failures.ts';
import { forgottenTable } from '../account/tables.ts';
import { FormAlert, type FormFailure } from './form-alert.tsx';

interface ForgottenFormProps {
  readonly email: string;
  /** Hears the address as it is written. */
  onEmail(email: string): void;
  onMailed(): void;
}

/** Where the link for a new password goes. Nobody learns here whether an address has an account. */
export function ForgottenForm({ email, onEmail, onMailed }: ForgottenFormProps) {
  const say = useSay();
  const { client, messages, wording } = usePreventivo();
  const { waitFor, overlay } = useWaiting(say(accountChecking));
  const [values] = useState({ email });
  const [failure, setFailure] = useState<FormFailure>();

  async function pass(values: Values<Fields>): Promise<readonly Failure[]> {
    setFailure(undefined);
    const result = await waitFor(() =>
      client.forgotPassword({ email: values.email }, { language: wording?.language ?? 'it' }),
    );
    if (result.ok) onMailed();
    else setFailure({ message: failureMessage(result, messages) });
    return [];
  }

  return (
    <>
      <TableForm
        table={wording?.table('account', forgottenTable) ?? forgottenTable}
        keys={['email']}
        values={values}
        onChange={(now) => onEmail(String(now.email))}
        heading={
          <>
            <p className="q-lead">{say(accountForgottenHow)}</p>
            <FormAlert failure={failure} />
          </>
        }
        onValidSubmit={pass}
      >
        {(busy) => (
          <div className="q-account-end">
            <Button type="submit" busy={busy}>
              {say(accountSendLink)}
            </Button>
          </div>
        )}
      </TableForm>
      {overlay}
    </>
  );
}
