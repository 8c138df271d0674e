import { useMessage, useSay } from '@preventivo/core/react';
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
import type { Session } from '../session/session.ts';
import type { Opened } from './use-account-dialog.ts';

interface StandingProps {
  readonly session: Session;
  /** `id` of the sentence: the block is named by it. */
  readonly text: string;
  /** What is being opened. */
  readonly loading: Opened | undefined;
  onOpen(way: Opened): void;
  onSignOut(): void;
}

/** One sentence on the session, and what can be done about it. */
export function Standing({ session, text, loading, onOpen, onSignOut }: StandingProps) {
  const say = useSay();
  const expired = useMessage('TOKEN_EXPIRED');
  const way = (way: Opened, label: string) => (
    <Button key={way} variant="link" busy={loading === way} onClick={() => onOpen(way)}>
      {label}
    </Button>
  );
  switch (session.is) {
    case 'loggedIn':
      return (
        <>
          {session.instead ? (
            <Over id={text}>{session.instead}</Over>
          ) : (
            <p id={text}>
              {say(accountUsing)} <strong>{`${session.user.name} ${session.user.surname}`}</strong>
            </p>
          )}
          {/* A button of its own: the focus of the one that let somebody in is not to land on it. */}
          <Button key="out" variant="link" onClick={onSignOut}>
            {say(accountOut)}
          </Button>
          {way('own', say(accountOwn))}
        </>
      );
    case 'expired':
      return (
        <>
          <Over id={text}>{expired}</Over>
          {way('login', say(accountSignIn))}
        </>
      );
    default:
      return (
        <>
          {session.is === 'loading' && (
            <span className="q-skeleton q-account-wait" role="status" aria-busy="true">
              <VisuallyHidden>{say(commonLoading)}</VisuallyHidden>
            </span>
          )}
          {/* While it is asked whose the token is, this keeps its place and is not seen. */}
          <p id={text}>
            {say(session.is === 'anonymous' && session.after ? after[session.after] : accountHave)}
          </p>
          {way('login', say(accountSignIn))}
          {way('registration', say(accountRegister))}
        </>
      );
  }
}

/** Says that a session is over, in place of whose it was. */
function Over({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} role="alert" className="q-account-over">
      <AlertIcon size={20} />
      <span>{children}</span>
    </p>
  );
}

const after = { leftEverywhere: accountOutDone, erased: accountErased };
