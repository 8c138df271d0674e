import type { User } from '@preventivo/core';
import { Button } from '@preventivo/ui';
import { Dialog, useTitleFocus } from '@preventivo/ui/dialog';
import { useState } from 'react';
import type { Documents } from '../account/documents.ts';
import { noPrefill, type Prefill } from '../account/prefill.ts';
import { ForgottenForm } from './forgotten-form.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { isOutcome, outcomes, titles, type View } from './view.ts';

export interface AccountDialogProps {
  /** What it opens with. */
  readonly start: 'login' | 'registration';
  /** What its forms start with. */
  readonly prefill: Prefill;
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
  onClose(): void;
}

/**
 * Login, registration and the lost password, in one dialog (docs/rules/accounts.md#account-dialog).
 */
export function AccountDialog(props: AccountDialogProps) {
  const { documents, helpUrl, loginOnly = false, onLoggedIn, onClose } = props;
  const [view, setView] = useState<View>(props.start);
  // What one form was told, the other does not ask again. Passwords stay where they are written.
  const [prefill, setPrefill] = useState(props.prefill);
  const body = useTitleFocus(view);
  const onEmail = (email: string) => hear({ ...prefill, email });
  const outcome = isOutcome(view) ? outcomes[view] : undefined;

  function hear(next: Prefill) {
    setPrefill(next);
    props.onPrefill?.(next);
  }

  return (
    <Dialog
      open
      title={titles[view]}
      shape={outcome ? 'sheet' : 'full'}
      description={outcome}
      onClose={onClose}
      footer={outcome && <Button onClick={onClose}>Chiudi</Button>}
      cross={!outcome}
    >
      <div ref={body}>
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
            onPrefill={hear}
            onLogin={() => setView('login')}
            onRegistered={() => {
              hear({ ...prefill, registered: true });
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
      </div>
    </Dialog>
  );
}
