import type { Failure, Fields, Values } from '@preventivo/core';
import { normalisePhone } from '@preventivo/core/italian';
import { messageOf } from '@preventivo/core/messages';
import { usePreventivo } from '@preventivo/core/react';
import { consentFlags } from '@preventivo/core/wire';
import { ConsentBlock } from '@preventivo/privacy';
import { Button } from '@preventivo/ui';
import { useWaiting } from '@preventivo/ui/dialog';
import { TableForm, useOwnAnswers, type Widgets } from '@preventivo/ui/formik';
import { useRef, useState } from 'react';
import type { Documents } from '../account/documents.ts';
import { failureMessage } from '../account/failure-message.ts';
import type { Prefill } from '../account/prefill.ts';
import { typedPassword } from '../password/new-password.ts';
import { newPasswordWidgets } from '../password/password-widgets.tsx';
import { EmailBox, ToLogin } from './email-box.tsx';
import { FormAlert, type FormFailure } from './form-alert.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { registrationFailure } from './registration-failure.ts';
import { registrationTable } from './registration-table.ts';
import { useAccountConsents } from './use-account-consents.ts';

interface RegistrationFormProps {
  readonly prefill: Prefill;
  readonly documents: Documents;
  /** Hears what is written, but for the passwords. */
  onPrefill(prefill: Prefill): void;
  onLogin(): void;
  onRegistered(): void;
}

const widgets: Widgets = { ...newPasswordWidgets, email: EmailBox };

/** Who somebody is, a new password and the consents (docs/rules/accounts.md#registration). */
export function RegistrationForm(props: RegistrationFormProps) {
  const { documents, onPrefill, onLogin, onRegistered } = props;
  const { client, messages } = usePreventivo();
  const { waitFor, overlay } = useWaiting('Stiamo verificando i tuoi dati');
  const consent = useAccountConsents(messages);
  const form = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<FormFailure>();
  const [refused, setRefused] = useState<Failure>();
  const answers = useOwnAnswers(
    { ...props.prefill, pass: '', confirmPass: '' },
    ({ name, surname, email, phone }) => onPrefill({ name, surname, email, phone }),
  );

  async function pass(values: Values<Fields>): Promise<readonly Failure[]> {
    setFailure(undefined);
    const answer = await waitFor(() =>
      client.register({
        name: values.name.trim(),
        surname: values.surname.trim(),
        email: values.email,
        phone: normalisePhone(values.phone),
        password: typedPassword(values.pass),
        privacy: consentFlags({
          ...consent.given,
          variant: 'registration',
          documents: documents.documents,
        }),
      }),
    );
    if (answer.ok) {
      onRegistered();
      return [];
    }
    const wrong = registrationFailure(answer, messages);
    if (!wrong) {
      setFailure({ message: failureMessage(answer, messages) });
      return [];
    }
    if (wrong.field === 'ivass') consent.refuse(wrong.error);
    setRefused(wrong);
    return [wrong];
  }

  return (
    <div ref={form}>
      <ToLogin.Provider value={onLogin}>
        <TableForm
          table={registrationTable}
          keys={Object.keys(registrationTable.fields)}
          answers={answers}
          widgets={widgets}
          alsoCheck={consent.check}
          sentence={messageOf('REGISTRATION_FAILED', messages)}
          heading={
            <>
              <p className="q-lead">
                Tutti i campi sono obbligatori, salvo quelli indicati come facoltativi
              </p>
              <FormAlert failure={failure} />
            </>
          }
          onValidSubmit={pass}
        >
          {(busy) => (
            <>
              <ConsentBlock
                variant="registration"
                value={consent.given.consents}
                errors={consent.errors}
                error={consent.error}
                onChange={consent.change}
                {...documents}
              />
              <div className="q-account-end q-account-foot">
                <Button type="submit" busy={busy}>
                  Crea un account
                </Button>
              </div>
            </>
          )}
        </TableForm>
      </ToLogin.Provider>
      {overlay}
      <RefusedDialog
        open={refused !== undefined}
        onClose={() => setRefused(undefined)}
        returnTo={() => form.current?.querySelector(`[name="${refused?.control}"]`) ?? null}
      />
    </div>
  );
}
