import type { Failure, Fields, User, Values } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { Button } from '@preventivo/ui';
import { useWaiting } from '@preventivo/ui/dialog';
import { TableForm, useOwnAnswers } from '@preventivo/ui/formik';
import { useState } from 'react';
import { typedPassword } from '../password/new-password.ts';
import { passwordWidgets } from '../password/password-widgets.tsx';
import { FormAlert, type FormFailure } from './form-alert.tsx';
import { logIn } from './log-in.ts';
import { loginMessage } from './login-message.ts';
import { loginTable } from './login-table.ts';

interface LoginFormProps {
  readonly email: string;
  /** Hears the address as it is written. */
  onEmail(email: string): void;
  onForgotten(): void;
  onLoggedIn(user: User): void;
}

/** Email and password (docs/rules/accounts.md#login). */
export function LoginForm({ email, onEmail, onForgotten, onLoggedIn }: LoginFormProps) {
  const { client, messages } = usePreventivo();
  const { waitFor, overlay } = useWaiting('Stiamo verificando i tuoi dati');
  const [failure, setFailure] = useState<FormFailure>();
  const answers = useOwnAnswers({ email, password: '' }, (typed) => onEmail(typed.email));

  async function pass(values: Values<Fields>): Promise<readonly Failure[]> {
    const given = { email: values.email, password: typedPassword(values.password) };
    const entered = await waitFor(() => logIn(client, given));
    if (entered.ok) {
      onLoggedIn(entered.data);
      return [];
    }
    setFailure({ message: loginMessage(entered, messages) });
    answers.update((typed) => ({ ...typed, password: '' }));
    return [];
  }

  return (
    <>
      <TableForm
        table={loginTable}
        keys={Object.keys(loginTable.fields)}
        answers={answers}
        widgets={passwordWidgets}
        heading={<FormAlert failure={failure} />}
        onValidSubmit={pass}
      >
        {(busy) => (
          <div className="q-account-end">
            <Button type="submit" busy={busy}>
              Accedi
            </Button>
            <Button variant="link" onClick={onForgotten}>
              Hai dimenticato la password?
            </Button>
          </div>
        )}
      </TableForm>
      {overlay}
    </>
  );
}
