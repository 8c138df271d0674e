import type { User } from '@preventivo/core';
import { Button } from '@preventivo/ui';
import { Dialog, useTitleFocus } from '@preventivo/ui/dialog';
import { useState } from 'react';
import { type Documents, noPrefill, type Prefill } from '../account/account-props.ts';
import { ForgottenForm } from './forgotten-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegistrationForm } from './registration-form.tsx';

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
  // What was written in one form, the other does not ask again. Passwords stay where they are written.
  const [prefill, setPrefill] = useState(props.prefill);
  const body = useTitleFocus(view);
  const onEmail = (email: string) => changePrefill({ ...prefill, email });
  const outcome = isOutcome(view) ? outcomes[view] : undefined;
  const isOver = loginOnly && view === 'login';

  function changePrefill(next: Prefill) {
    setPrefill(next);
    props.onPrefill?.(next);
  }

  return (
    <Dialog
      open
      title={isOver ? 'La sessione è scaduta' : titles[view]}
      shape={outcome ? 'sheet' : 'full'}
      description={isOver ? over : outcome}
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
      </div>
    </Dialog>
  );
}

interface OtherWaysProps {
  readonly view: View;
  readonly helpUrl: string | undefined;
  readonly loginOnly: boolean;
  onView(view: View): void;
}

/** What stands under every form: the other forms, and help. */
function OtherWays({ view, helpUrl, loginOnly, onView }: OtherWaysProps) {
  if (view === 'login' && loginOnly && !helpUrl) return null;
  return (
    <div className="q-account-ways">
      {view === 'login' && !loginOnly && (
        <p>
          Non hai un account?{' '}
          <Button variant="link" onClick={() => onView('registration')}>
            Registrati
          </Button>
        </p>
      )}
      {view !== 'login' && (
        <p>
          Hai già un account?{' '}
          <Button variant="link" onClick={() => onView('login')}>
            Accedi
          </Button>
        </p>
      )}
      {helpUrl && (
        <p>
          Serve aiuto?{' '}
          <a className="q-link" href={helpUrl} target="_blank" rel="noopener">
            Contattaci<span className="q-hidden"> (si apre in una nuova scheda)</span>
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
  login: 'Che bello rivederti!',
  registration: 'Crea il tuo account',
  forgotten: 'Hai dimenticato la password?',
  registered: 'Registrazione completata!',
  mailed: 'Controlla la tua email',
};

/** Why the login has opened by itself, and that it costs nothing. */
const over =
  "Per la tua sicurezza, dopo un po' ti chiediamo di accedere di nuovo. Non hai perso nulla: riprendi da dove eri.";

/** What is said when a form has done its part. */
const outcomes: Readonly<Record<Outcome, string>> = {
  registered:
    "Ti abbiamo inviato un'email con un link di conferma: aprilo per attivare il tuo profilo. Nella pagina che si apre premi «Attiva il profilo», poi torna qui e accedi. Il link vale 24 ore: se l'email non arriva, guarda anche nella posta indesiderata.",
  // The same words whether there is such an account or not.
  mailed:
    "Se l'indirizzo è registrato, riceverai un'email con un link per scegliere una nuova password.",
};

const isOutcome = (view: View): view is Outcome => Object.hasOwn(outcomes, view);
