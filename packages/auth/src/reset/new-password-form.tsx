import type { Failed, Failure, Fields, Messages, Table, Values } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { Button } from '@preventivo/ui';
import { useWaiting } from '@preventivo/ui/dialog';
import { TableForm, useOwnAnswers } from '@preventivo/ui/formik';
import { useState } from 'react';
import { failureMessage } from '../account/failure-message.ts';
import { FormAlert, type FormFailure } from '../dialogs/form-alert.tsx';
import { newPassword, samePassword, typedPassword } from '../password/new-password.ts';
import { newPasswordWidgets } from '../password/password-widgets.tsx';
import { refusedPassword } from '../password/refused-password.ts';

interface NewPasswordFormProps {
  readonly token: string;
  onChanged(): void;
}

const table: Table<typeof newPassword> = { fields: newPassword, checks: [samePassword] };

/** A new password, written twice, for whom the link was sent to. */
export function NewPasswordForm({ token, onChanged }: NewPasswordFormProps) {
  const { client, messages } = usePreventivo();
  const { waitFor, overlay } = useWaiting('Stiamo verificando i tuoi dati');
  const answers = useOwnAnswers({ pass: '', confirmPass: '' });
  const [failure, setFailure] = useState<FormFailure>();

  async function pass(values: Values<Fields>): Promise<readonly Failure[]> {
    setFailure(undefined);
    const password = typedPassword(values.pass);
    const answer = await waitFor(() => client.resetPassword({ token, password }));
    if (answer.ok) onChanged();
    else if (answer.code === 'PASS') return [refusedPassword(messages)];
    else setFailure({ message: resetMessage(answer, messages) });
    return [];
  }

  return (
    <>
      <TableForm
        table={table}
        keys={Object.keys(newPassword)}
        answers={answers}
        widgets={newPasswordWidgets}
        heading={
          <>
            <h2 className="q-title" tabIndex={-1}>
              Scegli una nuova password
            </h2>
            <FormAlert failure={failure} />
          </>
        }
        onValidSubmit={pass}
      >
        {(busy) => (
          <div className="q-account-end">
            <Button type="submit" busy={busy}>
              Salva la password
            </Button>
          </div>
        )}
      </TableForm>
      {overlay}
    </>
  );
}

/** A link works once, and not for long. */
const isOver = ({ kind, code }: Failed) => kind === 'expired' || code === 'TOKEN_INVALID';

const resetMessage = (failed: Failed, own: Partial<Messages>) =>
  isOver(failed)
    ? 'Il link è scaduto o è già stato usato. Chiedine uno nuovo con «Hai dimenticato la password?».'
    : failureMessage(failed, own);
