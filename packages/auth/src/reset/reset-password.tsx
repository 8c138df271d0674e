import type { Failed, Failure, Fields, Messages, Values } from '@preventivo/core';
import { createTranslator } from '@preventivo/core';
import { dataOf, failedOf, QueryProvider, sentOnce } from '@preventivo/core/query';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import {
  accountChecking,
  commonLinkBroken,
  frameNext,
  passwordChanged,
  passwordChangedHow,
  passwordChoose,
  passwordLinkBrokenHow,
  passwordLinkOver,
  passwordSave,
} from '@preventivo/core/words';
import { TableForm } from '@preventivo/form';
import { Button } from '@preventivo/ui';
import { useWaiting } from '@preventivo/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureMessage, refusedPassword } from '../account/failures.ts';
import { newPasswordTable, typedPassword } from '../account/tables.ts';
import { FormAlert } from '../dialogs/form-alert.tsx';
import { newPasswordWidgets } from '../password/password-widgets.tsx';
import { takeToken } from './take-token.ts';

/** Props of `<ResetPassword>`. */
export interface ResetPasswordProps {
  /** The token of the mailed link; '' if the link was truncated. */
  readonly token: string;
  /** URL of the page where the user continues after setting the password. */
  readonly homeUrl: string;
}

/** The page that the link in the mail for a forgotten password opens. The user types a new password twice. */
export function ResetPassword({ token, homeUrl }: ResetPasswordProps) {
  const t = useTranslate();
  const [changed, setChanged] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // Remove the token from the URL even if the host has read it: it must not stay in the browser's history.
  useEffect(() => void takeToken(), []);
  useEffect(() => {
    if (changed) title.current?.focus();
  }, [changed]);

  if (token && !changed)
    return (
      <QueryProvider>
        <NewPasswordForm token={token} onChanged={() => setChanged(true)} />
      </QueryProvider>
    );
  return (
    <div className="q-form">
      <h2 className="q-title" tabIndex={-1} ref={title}>
        {changed ? t(passwordChanged) : t(commonLinkBroken)}
      </h2>
      <p>{changed ? t(passwordChangedHow) : t(passwordLinkBrokenHow)}</p>
      <a className="q-btn q-btn-primary q-btn-large" href={homeUrl}>
        {t(frameNext)}
      </a>
    </div>
  );
}

interface NewPasswordFormProps {
  readonly token: string;
  onChanged(): void;
}

const nothingWritten = { pass: '', confirmPass: '' };

function NewPasswordForm({ token, onChanged }: NewPasswordFormProps) {
  const t = useTranslate();
  const { client, messages, wording } = usePreventivo();
  const { waitFor, isWaiting, overlay } = useWaiting(t(accountChecking));
  const { mutateAsync, error } = useMutation({
    ...sentOnce,
    mutationFn: async (password: string) => dataOf(await client.resetPassword({ token, password })),
  });

  async function pass(values: Values<Fields>): Promise<readonly Failure[]> {
    const password = typedPassword(values.pass);
    const failed = await waitFor(() => mutateAsync(password)).then(() => undefined, failedOf);
    if (!failed) onChanged();
    return failed && isRefusedPassword(failed) ? [refusedPassword(messages)] : [];
  }

  return (
    <>
      <TableForm
        table={wording?.table('account', newPasswordTable) ?? newPasswordTable}
        keys={Object.keys(newPasswordTable.fields)}
        values={nothingWritten}
        widgets={newPasswordWidgets}
        heading={
          <>
            <h2 className="q-title" tabIndex={-1}>
              {t(passwordChoose)}
            </h2>
            <FormAlert
              error={isWaiting ? null : error}
              message={(failed) => resetMessage(failed, messages)}
            />
          </>
        }
        onValidSubmit={pass}
      >
        {(busy) => (
          <Button type="submit" busy={busy}>
            {t(passwordSave)}
          </Button>
        )}
      </TableForm>
      {overlay}
    </>
  );
}

/** Whether the link has expired or was already used. */
const isOver = ({ kind, code }: Failed) => kind === 'expired' || code === 'TOKEN_INVALID';

const isRefusedPassword = ({ code }: Failed) => code === 'PASS';

/** Returns the message of a failed reset. Returns '' if the field shows the message. */
function resetMessage(failed: Failed, messages: Partial<Messages>): string {
  if (isRefusedPassword(failed)) return '';
  return isOver(failed)
    ? createTranslator(messages)(passwordLinkOver)
    : failureMessage(failed, messages);
}
