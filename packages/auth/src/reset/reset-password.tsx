import { useEffect, useRef, useState } from 'react';
import { NewPasswordForm } from './new-password-form.tsx';
import { takeToken } from './take-token.ts';

export interface ResetPasswordProps {
  /** What came with the mailed link; '' where the link was cut off. */
  readonly token: string;
  /** Where somebody goes on with the new password. */
  readonly homeUrl: string;
}

/** The page of the link that was mailed to who forgot a password: a new one, written twice. */
export function ResetPassword({ token, homeUrl }: ResetPasswordProps) {
  const [changed, setChanged] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // Also where the host has read it by itself: it stays in no history.
  useEffect(() => void takeToken(), []);
  useEffect(() => {
    if (changed) title.current?.focus();
  }, [changed]);

  if (token && !changed)
    return <NewPasswordForm token={token} onChanged={() => setChanged(true)} />;
  return (
    <div className="q-form">
      <h2 className="q-title" tabIndex={-1} ref={title}>
        {changed ? 'Password cambiata' : 'Il link non è completo'}
      </h2>
      <p>
        {changed
          ? 'Da ora accedi con la nuova password.'
          : 'Apri di nuovo il link che ti abbiamo inviato per email, oppure chiedine uno nuovo con «Hai dimenticato la password?».'}
      </p>
      <a className="q-btn q-btn-primary q-btn-large" href={homeUrl}>
        Continua
      </a>
    </div>
  );
}
