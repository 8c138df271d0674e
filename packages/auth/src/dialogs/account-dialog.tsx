import type { User } from '@preventivo/core';
import { QueryProvider } from '@preventivo/core/query';
import { useSay } from '@preventivo/core/react';
import {
  accountActivate,
  accountAgain,
  accountContact,
  accountCreate,
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
  accountSignIn,
  accountWelcome,
  commonClose,
} from '@preventivo/core/words';
import { Button } from '@preventivo/ui';
import { Dialog, useTitleFocus } from '@preventivo/ui/dialog';
import { useState } from 'react';
import { type Documents, noPrefill, type Prefill } from '../account/account-props.ts';
import { ForgottenForm } from './forgotten-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** What `<AccountDialog>` takes. */
export interface AccountDialogProps {
  /** What it opens with. */
  readonly start: 'login' | 'registration';
  /** What its forms start with. */
  readonly prefill: Prefill;
  /** What was written in them before it was closed, as `onPrefill` heard it: it wins where it says something. @defaultValue nothing */
  readonly written?: Prefill | undefined;
  /** What somebody who registers is given to read. */
  readonly documents: Documents;
  /** Where somebody finds help. @defaultValue no link */
  readonly helpUrl?: string | undefined;
  /** Whether there is nothing but the login: a session is over, and its owner comes back. @defaultValue false */
  readonly loginOnly?: boolean;
  /** Hears what is written, but for the passwords. */
  onPrefill?(prefill: Prefill): void;
  /** Somebody logged in: the dialog is to be closed. */
  onLoggedIn(user: User): void;
  /** The dialog was closed without a login. */
  onClose(): void;
}

/**
 * Login, registration and the lost password, in one dialog (docs/rules/accounts.md#account-dialog).
 */
export function AccountDialog(props: AccountDialogProps) {
  const say = useSay();
  const { documents, helpUrl, loginOnly = false, onLoggedIn, onClose } = props;
  const [view, setView] = useState<View>(props.start);
  // What was written in one form, the other does not ask again. Passwords stay where they are written.
  const [prefill, setPrefill] = useState(() => filledIn(props.prefill, props.written));
  const body = useTitleFocus(view);
  const onEmail = (email: string) => changePrefill({ ...prefill, email });
  const outcome = isOutcome(view) ? say(outcomes[view]) : undefined;
  const isOver = loginOnly && view === 'login';

  function changePrefill(next: Prefill) {
    setPrefill(next);
    props.onPrefill?.(next);
  }

  return (
    <Dialog
      open
      title={isOver ? say(accountExpired) : say(titles[view])}
      shape={outcome ? 'sheet' : 'full'}
      description={isOver ? say(over) : outcome}
      onClose={onClose}
      footer={outcome && <Button onClick={onClose}>{say(commonClose)}</Button>}
      cross={!outcome}
    >
      <div ref={body}>
        <QueryProvider>
          {view === 'login' && (
            <LoginForm
              email={prefill.email}
              onEmail={onEmail}
              onForgotten={() => setView('forgotten')}
              onLoggedIn={onLoggedIn}
            />
          )}
          {view === 'registration' && (
            <RegistrationForm
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

/** What was left empty when it was written, the page may know by now. */
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

/** What stands under every form: the other forms, and help. */
function OtherWays({ view, helpUrl, loginOnly, onView }: OtherWaysProps) {
  const say = useSay();
  if (view === 'login' && loginOnly && !helpUrl) return null;
  return (
    <div className="q-account-ways">
      {view === 'login' && !loginOnly && (
        <p>
          {say(accountHaveNone)}{' '}
          <Button variant="link" onClick={() => onView('registration')}>
            {say(accountRegister)}
          </Button>
        </p>
      )}
      {view !== 'login' && (
        <p>
          {say(accountHaveOne)}{' '}
          <Button variant="link" onClick={() => onView('login')}>
            {say(accountSignIn)}
          </Button>
        </p>
      )}
      {helpUrl && (
        <p>
          {say(accountHelp)}{' '}
          <a className="q-link" href={helpUrl} target="_blank" rel="noopener">
            {say(accountContact)}
            <span className="q-hidden">{say(accountNewTab)}</span>
          </a>
        </p>
      )}
    </div>
  );
}

/** What the account dialog shows: a form, or what came of one. */
type View = 'login' | 'registration' | 'forgotten' | Outcome;
type Outcome = 'registered' | 'mailed';

const titles: Readonly<Record<View, string>> = {
  login: accountWelcome,
  registration: accountCreate,
  forgotten: accountForgotten,
  registered: accountDone,
  mailed: accountMailed,
};

/** Why the login has opened by itself, and that it costs nothing. */
const over = accountAgain;

/** What is said when a form has done its part. */
const outcomes: Readonly<Record<Outcome, string>> = {
  registered: accountActivate,
  // The same words whether there is such an account or not.
  mailed: accountMailedHow,
};

const isOutcome = (view: View): view is Outcome => Object.hasOwn(outcomes, view);
