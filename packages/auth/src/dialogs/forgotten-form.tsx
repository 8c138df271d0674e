import type { Failure, Fields, Table, Values } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { Button } from '@preventivo/ui';
import { useWaiting } from '@preventivo/ui/dialog';
import { TableForm, useOwnAnswers } from '@preventivo/ui/formik';
import { useState } from 'react';
import { asked } from '../account/asked.ts';
import { failureMessage } from '../account/failure-message.ts';
import { FormAlert, type FormFailure } from './form-alert.tsx';

interface ForgottenFormProps {
  readonly email: string;
  /** Hears the address as it is written. */
  onEmail(email: string): void;
  onMailed(): void;
}

const fields = { email: { ...asked.email, autocomplete: 'username' } };
const table: Table<typeof fields> = { fields };

/** Where the link for a new password goes. Nobody learns here whether an address has an account. */
export function ForgottenForm({ email, onEmail, onMailed }: ForgottenFormProps) {
  const { client, messages } = usePreventivo();
  const { waitFor, overlay } = useWaiting('Stiamo verificando i tuoi dati');
  const answers = useOwnAnswers({ email }, (typed) => onEmail(typed.email));
  const [failure, setFailure] = useState<FormFailure>();

  async function pass(values: Values<Fields>): Promise<readonly Failure[]> {
    setFailure(undefined);
    const asked = await waitFor(() => client.forgotPassword({ email: values.email }));
    if (asked.ok) onMailed();
    else setFailure({ message: failureMessage(asked, messages) });
    return [];
  }

  return (
    <>
      <TableForm
        table={table}
        keys={['email']}
        answers={answers}
        heading={
          <>
            <p className="q-lead">
              Scrivi l'email del tuo account: ti mandiamo un link per scegliere una nuova password.
            </p>
            <FormAlert failure={failure} />
          </>
        }
        onValidSubmit={pass}
      >
        {(busy) => (
          <div className="q-account-end">
            <Button type="submit" busy={busy}>
              Invia il link
            </Button>
          </div>
        )}
      </TableForm>
      {overlay}
    </>
  );
}
