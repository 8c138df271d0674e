import type { Failure, Fields, Values } from '@preventivo/core';
import { dataOf, failedOf, sentOnce } from '@preventivo/core/query';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import {
  accountEraseGoes,
  accountEraseGoesProfile,
  accountEraseGoesSaved,
  accountEraseGoesSent,
  accountEraseGoesSessions,
  accountEraseStays,
  accountEraseStaysHere,
  accountEraseStaysReceipt,
  accountEraseStaysSent,
  accountErasing,
} from '@preventivo/core/words';
import { TableForm } from '@preventivo/form';
import { useWaiting } from '@preventivo/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ownAccountMessage } from '../account/failures.ts';
import { erasureTable, typedPassword } from '../account/tables.ts';
import { passwordWidgets } from '../password/password-widgets.tsx';
import { useSession } from '../session/session.ts';
import { FormAlert } from './form-alert.tsx';

interface EraseAccountFormProps {
  /** The id of the form, for its button in the dialog's footer. */
  readonly id: string;
}

const noPassword = { password: '' };

/**
 * The form that deletes the account. It explains the effects and asks for the password
 * (docs/rules/accounts.md#own-data).
 */
export function EraseAccountForm({ id }: EraseAccountFormProps) {
  const t = useTranslate();
  const { messages, wording } = usePreventivo();
  const { eraseAccount } = useSession();
  const { waitFor, isWaiting, overlay } = useWaiting(t(accountErasing));
  const { mutateAsync, error } = useMutation({
    ...sentOnce,
    mutationFn: async (password: string) => dataOf(await eraseAccount(password)),
  });
  // A new `key` after each attempt remounts the form: otherwise the cleared password would show an error on blur.
  const [attempt, setAttempt] = useState(1);

  async function erase(values: Values<Fields>): Promise<readonly Failure[]> {
    const password = typedPassword(values.password);
    const failed = await waitFor(() => mutateAsync(password)).then(() => undefined, failedOf);
    if (failed && failed.kind !== 'expired') {
      setAttempt((made) => made + 1);
    }
    return [];
  }

  return (
    <>
      <TableForm
        key={attempt}
        id={id}
        table={wording?.table('account', erasureTable) ?? erasureTable}
        keys={['password']}
        values={noPassword}
        widgets={passwordWidgets}
        heading={
          <>
            <Told title={t(accountEraseGoes)} what={goes} />
            <Told title={t(accountEraseStays)} what={stays} />
            <FormAlert
              error={isWaiting ? null : error}
              message={(failed) => ownAccountMessage(failed, messages)}
            />
          </>
        }
        onValidSubmit={erase}
      />
      {overlay}
    </>
  );
}

interface ToldProps {
  readonly title: string;
  readonly what: readonly string[];
}

function Told({ title, what }: ToldProps) {
  const t = useTranslate();
  return (
    <section>
      <h3 className="q-heading">{title}</h3>
      <ul>
        {what.map((text) => (
          <li key={text}>{t(text)}</li>
        ))}
      </ul>
    </section>
  );
}

const goes = [
  accountEraseGoesProfile,
  accountEraseGoesSaved,
  accountEraseGoesSent,
  accountEraseGoesSessions,
];
const stays = [accountEraseStaysReceipt, accountEraseStaysSent, accountEraseStaysHere];
