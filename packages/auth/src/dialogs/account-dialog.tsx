import type { User } from '@preventivo/core';
import { QueryProvider } from '@preventivo/core/query';
import { useTranslate } from '@preventivo/core/react';
import {
  accountActivate,
  accountAgain,
  accountContact,
  accountCreate,
  accountCreateNow,
  accountDone,
  accountExpired,
  accountForgotten,
  accountHaveNone,
  accountHaveOne,
  accountHelp,
  accountMailed,
  accountMailedHow,
  accountNewTab,
  accountRegister,
  accountSendLink,
  accountSignIn,
  accountWelcome,
  commonClose,
} from '@preventivo/core/words';
import { Button } from '@preventivo/ui';
import { Dialog, useTitleFocus } from '@preventivo/ui/dialog';
import { useId, useState } from 'react';
import { type Documents, noPrefill, type Prefill } from '../account/account-props.ts';
import { ForgottenForm } from './forgotten-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** Props of `<AccountDialog>`. */
export interface AccountDialogProps {
  /** The initial form. */
  readonly start: 'login' | 'registration';
  /** The initial values of the forms. */
  readonly prefill: Prefill;
  /**
   * The values that the user typed in an earlier dialog, from `onPrefill`. Values that are not empty override
   * `prefill`. @defaultValue none
   */
  readonly written?: Prefill | undefined;
  /** The documents to read before registration. */
  readonly documents: Documents;
  /** URL of the help page. @defaultValue no link */
  readonly helpUrl?: string | undefined;
  /** Whether to offer only the login, as after an expired session. @defaultValue false */
  readonly loginOnly?: boolean;
  /** Called with the typed values except the passwords. */
  onPrefill?(prefill: Prefill): void;
  /** Called after a login. The parent must close the dialog. */
  onLoggedIn(user: User): void;
  /** Called when the dialog is closed without a login. */
  onClose(): void;
}

/**
 * Login, registration and forgotten password in one dialog (docs/rules/accounts.md#account-dialog).
 */
export function AccountDialog(props: AccountDialogProps) {
  const t = useTranslate();
  const { documents, helpUrl, loginOnly = false, onLoggedIn, onClose } = props;
  const [view, setView] = useState<View>(props.start);
  // All forms of the dialog share these values, but not the passwords.
  const [prefill, setPrefill] = useState(() => filledIn(props.prefill, props.written));
  const body = useTitleFocus(view);
  const form = useId();
  const onEmail = (email: string) => changePrefill({ ...prefill, email });
  const outcome = isOutcome(view) ? t(outcomes[view]) : undefined;
  const isOver = loginOnly && view === 'login';

  function changePrefill(next: Prefill) {
    setPrefill(next);
    props.onPrefill?.(next);
  }

  return (
    <Dialog
      open
      title={isOver ? t(accountExpired) : t(titles[view])}
      shape={outcome ? 'sheet' : 'full'}
      description={isOver ? t(over) : outcome}
      onClose={onClose}
      footer={
        isOutcome(view) ? (
          <Button onClick={onClose}>{t(commonClose)}</Button>
        ) : (
          <Button key={view} type="submit" form={form}>
            {t(submits[view])}
          </Button>
        )
      }
      cross={!outcome}
    >
      <div ref={body}>
        <QueryProvider>
          {view === 'login' && (
            <LoginForm
              id={form}
              email={prefill.email}
              onEmail={onEmail}
              onForgotten={() => setView('forgotten')}
              onLoggedIn={onLoggedIn}
            />
          )}
          {view === 'registration' && (
            <RegistrationForm
              id={form}
              prefill={prefill.registered ? noPrefill : prefill}
              documents={documents}
              onPrefill={changePrefill}
              onLogin={() => setView('login')}
              onRegistered={() => {
                changePrefill({ ...prefill, registered: true });
                setView('registered');
              }}
            />
          )}
          {view === 'forgotten' && (
            <ForgottenForm
              id={form}
              email={prefill.email}
              onEmail={onEmail}
              onMailed={() => setView('mailed')}
            />
          )}
          {!outcome && <OtherWays {...{ view, helpUrl, loginOnly }} onView={setView} />}
        </QueryProvider>
      </div>
    </Dialog>
  );
}

/**
 * Overrides the values from the form, `known`, by the values typed in the dialog, `written`. Ignores empty `written`
 * values: the user may have answered the form's question since.
 */
const filledIn = (known: Prefill, written: Partial<Prefill> = {}): Prefill => ({
  ...known,
  ...Object.fromEntries(Object.entries(written).filter(([, value]) => value)),
});

interface OtherWaysProps {
  readonly view: View;
  readonly helpUrl: string | undefined;
  readonly loginOnly: boolean;
  onView(view: View): void;
}

function OtherWays({ view, helpUrl, loginOnly, onView }: OtherWaysProps) {
  const t = useTranslate();
  if (view === 'login' && loginOnly && !helpUrl) return null;
  return (
    <div className="q-account-ways">
      {view === 'login' && !loginOnly && (
        <p>
          {t(accountHaveNone)}{' '}
          <Button variant="link" onClick={() => onView('registration')}>
            {t(accountRegister)}
          </Button>
        </p>
      )}
      {view !== 'login' && (
        <p>
          {t(accountHaveOne)}{' '}
          <Button variant="link" onClick={() => onView('login')}>
            {t(accountSignIn)}
          </Button>
        </p>
      )}
      {helpUrl && (
        <p>
          {t(accountHelp)}{' '}
          <a className="q-link" href={helpUrl} target="_blank" rel="noopener">
            {t(accountContact)}
            <span className="q-hidden">{t(accountNewTab)}</span>
          </a>
        </p>
      )}
    </div>
  );
}

type View = 'login' | 'registration' | 'forgotten' | Outcome;
type Outcome = 'registered' | 'mailed';

const titles: Readonly<Record<View, string>> = {
  login: accountWelcome,
  registration: accountCreate,
  forgotten: accountForgotten,
  registered: accountDone,
  mailed: accountMailed,
};

const submits: Readonly<Record<Exclude<View, Outcome>, string>> = {
  login: accountSignIn,
  registration: accountCreateNow,
  forgotten: accountSendLink,
};

/** Explains after an expired session why the login has opened, and that the user's answers are not lost. */
const over = accountAgain;

const outcomes: Readonly<Record<Outcome, string>> = {
  registered: accountActivate,
  // The text must not reveal whether the email has an account.
  mailed: accountMailedHow,
};

const isOutcome = (view: View): view is Outcome => Object.hasOwn(outcomes, view);
