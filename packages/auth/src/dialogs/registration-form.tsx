import type { Failure, Fields, Registration, Values } from '@preventivo/core';
import { messageOf } from '@preventivo/core/messages';
import { dataOf, failedOf, sentOnce } from '@preventivo/core/query';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import { consentFlags } from '@preventivo/core/wire';
import {
  accountChecking,
  accountNotRegistered,
  accountSignIn,
  commonAllMandatory,
  commonUnderstood,
} from '@preventivo/core/words';
import { sharedProps, TableForm, type WidgetProps, type Widgets } from '@preventivo/form';
import { normalisePersonName, normalisePhone } from '@preventivo/italian';
import { ConsentBlock } from '@preventivo/privacy';
import { Button, TextInput } from '@preventivo/ui';
import { Dialog, useWaiting } from '@preventivo/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { createContext, useContext, useRef, useState } from 'react';
import type { Documents, Prefill } from '../account/account-props.ts';
import { failureMessage, registrationFailure } from '../account/failures.ts';
import { registrationTable, typedPassword } from '../account/tables.ts';
import { newPasswordWidgets } from '../password/password-widgets.tsx';
import { FormAlert } from './form-alert.tsx';
import { useAccountConsents } from './use-account-consents.ts';

interface RegistrationFormProps {
  /** The id of the form, for its button in the dialog's footer. */
  readonly id: string;
  readonly prefill: Prefill;
  readonly documents: Documents;
  onPrefill(prefill: Prefill): void;
  onLogin(): void;
  onRegistered(): void;
}

const widgets: Widgets = { ...newPasswordWidgets, email: EmailBox };

/**
 * The registration form: personal data, a new password and the consents
 * (docs/rules/accounts.md#registration).
 */
export function RegistrationForm(props: RegistrationFormProps) {
  const t = useTranslate();
  const { id, documents, onPrefill, onLogin, onRegistered } = props;
  const { client, messages, wording } = usePreventivo();
  const { waitFor, isWaiting, overlay } = useWaiting(t(accountChecking));
  const consent = useAccountConsents(messages);
  const form = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<Failure>();
  const [values] = useState({ ...props.prefill, pass: '', confirmPass: '' });

  const { mutateAsync, error } = useMutation({
    ...sentOnce,
    mutationFn: async (registration: Registration) =>
      dataOf(await client.register(registration, { language: wording?.language ?? 'it' })),
  });

  async function pass(values: Values<Fields>): Promise<readonly Failure[]> {
    const registration = {
      name: normalisePersonName(values.name),
      surname: normalisePersonName(values.surname),
      email: values.email,
      phone: normalisePhone(values.phone),
      password: typedPassword(values.pass),
      privacy: consentFlags({
        ...consent.values,
        variant: 'registration',
        documents: documents.documents,
        t,
      }),
    };
    const failed = await waitFor(() => mutateAsync(registration)).then(() => undefined, failedOf);
    if (!failed) {
      onRegistered();
      return [];
    }
    const wrong = registrationFailure(failed, messages);
    if (!wrong) return [];
    if (wrong.field === 'ivass') consent.refuse(wrong.error);
    setRefused(wrong);
    return [wrong];
  }

  return (
    <div ref={form}>
      <ToLogin.Provider value={onLogin}>
        <TableForm
          id={id}
          table={wording?.table('account', registrationTable) ?? registrationTable}
          keys={Object.keys(registrationTable.fields)}
          values={values}
          onChange={({ name, surname, email, phone }) => onPrefill({ name, surname, email, phone })}
          widgets={widgets}
          alsoCheck={consent.check}
          alsoWrong={consent.wrong}
          sentence={messageOf('REGISTRATION_FAILED', messages)}
          heading={
            <>
              <p className="q-lead">{t(commonAllMandatory)}</p>
              <FormAlert
                error={isWaiting ? null : error}
                message={(failed) =>
                  registrationFailure(failed, messages) ? '' : failureMessage(failed, messages)
                }
              />
            </>
          }
          onValidSubmit={pass}
        >
          {() => (
            <ConsentBlock
              variant="registration"
              value={consent.values.consents}
              errors={consent.errors}
              error={consent.error}
              onChange={consent.change}
              {...documents}
            />
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

const ToLogin = createContext<() => void>(() => {});

/** The email box of the registration. If the email already has an account, it shows a link to the login. */
function EmailBox(props: WidgetProps<string>) {
  const t = useTranslate();
  const toLogin = useContext(ToLogin);
  const taken = props.failures.some(({ code }) => code === 'ALREADY_REGISTERED');
  return (
    <TextInput
      {...sharedProps(props)}
      type="email"
      value={props.answer}
      after={
        taken && (
          <Button variant="link" onClick={toLogin}>
            {t(accountSignIn)}
          </Button>
        )
      }
    />
  );
}

interface RefusedDialogProps {
  readonly open: boolean;
  onClose(): void;
  /** Returns the first invalid field, which takes the focus when the dialog closes. */
  returnTo(): HTMLElement | null;
}

/**
 * The dialog «Registrazione non riuscita». When it closes, the invalid field takes the focus
 * (docs/rules/accounts.md#registration).
 */
function RefusedDialog({ open, onClose, returnTo }: RefusedDialogProps) {
  const t = useTranslate();
  const { messages } = usePreventivo();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t(accountNotRegistered)}
      description={messageOf('REGISTRATION_FAILED', messages)}
      cross={false}
      onClose={onClose}
      returnTo={returnTo}
      footer={<Button onClick={onClose}>{t(commonUnderstood)}</Button>}
    />
  );
}
