import { useMessage, useTranslate } from '@preventivo/core/react';
import {
  accountErased,
  accountHave,
  accountOut,
  accountOutDone,
  accountOwn,
  accountRegister,
  accountSignIn,
  accountUsing,
  commonLoading,
} from '@preventivo/core/words';
import { AlertIcon, Button, VisuallyHidden } from '@preventivo/ui';
import type { ReactNode } from 'react';
import type { Session } from '../session/session.ts';
import type { Opened } from './use-account-dialog.ts';

interface StandingProps {
  readonly session: Session;
  /** The `id` of the sentence that labels the block. */
  readonly text: string;
  readonly loading: Opened | undefined;
  onOpen(way: Opened): void;
  onSignOut(): void;
}

export function Standing({ session, text, loading, onOpen, onSignOut }: StandingProps) {
  const t = useTranslate();
  const expired = useMessage('TOKEN_EXPIRED');
  const way = (way: Opened, label: ReactNode, className?: string) => (
    <Button
      key={way}
      variant="link"
      className={className}
      busy={loading === way}
      onClick={() => onOpen(way)}
    >
      {label}
    </Button>
  );
  const done = session.kind === 'anonymous' ? session.after : undefined;
  switch (session.kind) {
    case 'loggedIn': {
      const name = `${session.user.name} ${session.user.surname}`;
      return (
        <>
          {session.instead ? (
            <Over id={text}>{session.instead}</Over>
          ) : (
            <p id={text} className="q-hidden">{`${t(accountUsing)} ${name}`}</p>
          )}
          {way(
            'own',
            <>
              <span>{name}</span>
              <VisuallyHidden>{`, ${t(accountOwn)}`}</VisuallyHidden>
            </>,
            'q-account-name',
          )}
          {/* The key stops React from reusing the focused login button as the logout button. */}
          <Button key="out" variant="link" onClick={onSignOut}>
            {t(accountOut)}
          </Button>
        </>
      );
    }
    case 'expired':
      return (
        <>
          <Over id={text}>{expired}</Over>
          {way('login', t(accountSignIn))}
        </>
      );
    default:
      return (
        <>
          {session.kind === 'loading' && (
            <span className="q-skeleton q-account-wait" role="status" aria-busy="true">
              <VisuallyHidden>{t(commonLoading)}</VisuallyHidden>
            </span>
          )}
          {/* This text is for screen readers. Sighted users need only the buttons. */}
          <p id={text} className={done ? undefined : 'q-hidden'}>
            {t(done ? after[done] : accountHave)}
          </p>
          {/* While the session loads, CSS hides the buttons but keeps their space. */}
          {way('login', t(accountSignIn))}
          {way('registration', t(accountRegister), 'q-account-register')}
        </>
      );
  }
}

/** A message instead of the user's name: the session has expired, or another account has logged in. */
function Over({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} role="alert" className="q-account-over">
      <AlertIcon size={20} />
      <span>{children}</span>
    </p>
  );
}

const after = { leftEverywhere: accountOutDone, erased: accountErased };
