import type { User } from '@preventivo/core';
import { useMessage } from '@preventivo/core/react';
import { moveFocus } from '@preventivo/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { Documents, Prefill } from '../account/account-props.ts';
import { useSession } from '../session/session.ts';
import { Standing } from './standing.tsx';
import { useAccountDialog } from './use-account-dialog.ts';

/** Props of `<AccountBlock>`. */
export interface AccountBlockProps {
  /** The user's data from the form. An unknown value is ''. */
  readonly prefill: Prefill;
  /** The documents to read before registration. */
  readonly documents: Documents;
  /** URL of the help page. @defaultValue no link */
  readonly helpUrl?: string;
  /** Whether the login opens over the form when a session expires. @defaultValue true */
  readonly openOnExpiry?: boolean;
  /** Called after a login in this block, when the session is updated. */
  onLoggedIn?(user: User): void;
}

/**
 * Offers login and registration, or shows the logged-in user's name or that the session has expired
 * (docs/rules/accounts.md#account-block).
 */
export function AccountBlock(props: AccountBlockProps) {
  const { prefill, documents, helpUrl, openOnExpiry = true, onLoggedIn } = props;
  const { session, user, accept, signOut } = useSession();
  const dialog = useAccountDialog();
  const { dialogs, opened, open, close } = dialog;
  const unreachable = useMessage('NETWORK');
  const isOver = session.kind === 'expired';
  const text = useId();
  const block = useRef<HTMLElement>(null);
  const was = useRef(session.kind);
  const acted = useRef(false);
  // The email of the user whose session has expired. The login form prefills it.
  const [owner, setOwner] = useState<string>();
  // The values that the user typed before closing the dialog. The next dialog restores them, because the user may have
  // closed it by mistake.
  const [written, setWritten] = useState<Prefill>();

  useEffect(() => {
    if (was.current === 'loggedIn' && session.kind === 'expired' && openOnExpiry) open('login');
    // Close the dialog on a login, also if the user has logged in in another tab.
    if (was.current !== 'loggedIn' && session.kind === 'loggedIn') close();
    was.current = session.kind;
    if (session.kind === 'loggedIn') setOwner(session.user.email);
    // The pressed button is unmounted, so focus the block.
    const lost = document.activeElement === document.body;
    const left = session.kind === 'anonymous' && session.after;
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
            // Forget the typed values: the next registration starts with an empty form.
            setWritten(undefined);
            accept(user);
            onLoggedIn?.(user);
          }}
        />
      )}
    </section>
  );
}
