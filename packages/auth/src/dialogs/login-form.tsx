import type { Client, Failure, Fields, Result, User, Values } from '@preventivo/core';
import { dataOf, sentOnce } from '@preventivo/core/query';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import { accountChecking, accountForgotten } from '@preventivo/core/words';
import { TableForm } from '@preventivo/form';
import { Button } from '@preventivo/ui';
import { useWaiting } from '@preventivo/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { loginMessage } from '../account/failures.ts';
import { loginTable, typedPassword } from '../account/tables.ts';
import { passwordWidgets } from '../password/password-widgets.tsx';
import { FormAlert } from './form-alert.tsx';

interface LoginFormProps {
  /** The id of the form, for its button in the dialog's footer. */
  readonly id: string;
  readonly email: string;
  onEmail(email: string): void;
  onForgotten(): void;
  onLoggedIn(user: User): void;
}

/** The login form (docs/rules/accounts.md#login). */
export function LoginForm({ id, email, onEmail, onForgotten, onLoggedIn }: LoginFormProps) {
  const t = useTranslate();
  const { client, messages, wording } = usePreventivo();
  const { waitFor, isWaiting, overlay } = useWaiting(t(accountChecking));
  const { mutateAsync, error } = useMutation({
    ...sentOnce,
    mutationFn: async (credentials: Credentials) => dataOf(await logIn(client, credentials)),
  });
  // A new number after each attempt remounts the form: otherwise the cleared password would show an error on blur.
  const [attempt, setAttempt] = useState({ number: 1, values: { email, password: '' } });

  async function pass(values: Values<Fields>): Promise<readonly Failure[]> {
    const credentials = { email: values.email, password: typedPassword(values.password) };
    await waitFor(() => mutateAsync(credentials)).then(onLoggedIn, () =>
      setAttempt(({ number }) => ({
        number: number + 1,
        values: { email: String(values.email), password: '' },
      })),
    );
    return [];
  }

  return (
    <>
      <TableForm
        key={attempt.number}
        id={id}
        values={attempt.values}
        onChange={(now) => onEmail(String(now.email))}
        table={wording?.table('account', loginTable) ?? loginTable}
        keys={Object.keys(loginTable.fields)}
        widgets={passwordWidgets}
        heading={
          <FormAlert
            error={isWaiting ? null : error}
            message={(failed) => loginMessage(failed, messages)}
          />
        }
        onValidSubmit={pass}
      >
        {() => (
          <Button variant="link" onClick={onForgotten}>
            {t(accountForgotten)}
          </Button>
        )}
      </TableForm>
      {overlay}
    </>
  );
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Logs in and loads the user's data (docs/rules/accounts.md#login). */
async function logIn(client: Client, credentials: Credentials): Promise<Result<User>> {
  const login = await client.login(credentials);
  if (!login.ok) return login;
  const user = await client.myData();
  if (user.ok) return user;
  // Keep the token after a network failure: the user can retry.
  if (user.kind === 'network') return user;
  void client.logout();
  return { ok: false, kind: 'refused' };
}
