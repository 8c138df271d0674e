import type { User } from '@preventivo/core';
import { useMessage } from '@preventivo/core/react';
import { moveFocus } from '@preventivo/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { Documents, Prefill } from '../account/account-props.ts';
import { useSession } from '../session/session.ts';
import { Standing } from './standing.tsx';
import { useAccountDialog } from './use-account-dialog.ts';

/** What `<AccountBlock>` takes. */
export interface AccountBlockProps {
  /** What the visitor has already told the form; '' where nothing. */
  readonly prefill: Prefill;
  /** What somebody who registers is given to read. */
  readonly documents: Documents;
  /** Where somebody finds help. @defaultValue no link */
  readonly helpUrl?: string;
  /** Whether the login opens over the form when a session ends. @defaultValue true */
  readonly openOnExpiry?: boolean;
  /** Somebody has logged in here; the session knows already. */
  onLoggedIn?(user: User): void;
}

/**
 * Offers to log in or to register; says whose profile is used, or that the session is over
 * (docs/rules/accounts.md#account-block).
 */
export function AccountBlock(props: AccountBlockProps) {
  const { prefill, documents, helpUrl, openOnExpiry = true, onLoggedIn } = props;
  const { session, user, accept, signOut } = useSession();
  const dialog = useAccountDialog();
  const { dialogs, opened, open, close } = dialog;
  const unreachable = useMessage('NETWORK');
  const isOver = session.is === 'expired';
  const text = useId();
  const block = useRef<HTMLElement>(null);
  const was = useRef(session.is);
  const acted = useRef(false);
  // Whose session it was that is over: nobody writes their own address again.
  const [owner, setOwner] = useState<string>();
  // Who closes a dialog by mistake finds it again.
  const [written, setWritten] = useState<Prefill>();

  useEffect(() => {
    if (was.current === 'loggedIn' && session.is === 'expired' && openOnExpiry) open('login');
    // Also where it was in another tab that somebody logged in.
    if (was.current !== 'loggedIn' && session.is === 'loggedIn') close();
    was.current = session.is;
    if (session.is === 'loggedIn') setOwner(session.user.email);
    // What was pressed to come in or to go out is no longer there, and took the focus with it.
    const lost = document.activeElement === document.body;
    const left = session.is === 'anonymous' && session.after;
    if ((acted.current || left) && lost && block.current) moveFocus(block.current);
    acted.current = false;
  }, [session, openOnExpiry, open, close]);

  return (
    <section
      ref={block}
      className="q-account"
      aria-labelledby={text}
      tabIndex={-1}
      onFocus={dialog.warm}
      onPointerEnter={dialog.warm}
    >
      <Standing
        text={text}
        session={session}
        loading={dialog.loading ? opened : undefined}
        onOpen={open}
        onSignOut={() => {
          acted.current = true;
          signOut();
        }}
      />
      {dialog.failed && (
        <p className="q-error" role="alert">
          {unreachable}
        </p>
      )}
      {dialogs && opened === 'own' && user && (
        <dialogs.OwnAccountDialog user={user} onClose={close} />
      )}
      {dialogs && opened && opened !== 'own' && (
        <dialogs.AccountDialog
          {...{ prefill, documents, helpUrl }}
          written={isOver && owner ? { ...prefill, email: owner } : written}
          start={opened}
          onPrefill={setWritten}
          loginOnly={isOver}
          onClose={close}
          onLoggedIn={(user) => {
            acted.current = true;
            close();
            // The next one starts anew.
            setWritten(undefined);
            accept(user);
            onLoggedIn?.(user);
          }}
        />
      )}
    </section>
  );
}
