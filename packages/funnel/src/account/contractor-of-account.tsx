import { useSession } from '@preventivo/auth';
import { type Contractor, emptyContractor, type Profile, type User } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { useEffect, useRef } from 'react';

/** A record that was chosen, and by whom. */
interface Choice {
  /** Undefined for one that a draft holds, until it is known whose. */
  readonly userId: string | undefined;
  readonly contractor: Contractor;
}

/** What `<ContractorOfAccount>` takes. */
export interface ContractorOfAccountProps {
  readonly profile: Profile['contractor'];
  readonly contractor: Contractor;
  onChange(contractor: Contractor): void;
}

/**
 * Keeps the chosen record with the account it belongs to: it goes when the session ends, and comes
 * back when the same account logs in again (docs/rules/accounts.md#end-of-a-session). Answers to a
 * product stay.
 */
export function ContractorOfAccount({ profile, contractor, onChange }: ContractorOfAccountProps) {
  const { types, hides } = profile;
  const { session, user } = useSession();
  const { client, today, say, settings } = usePreventivo();
  const choice = useRef<Choice>(undefined);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });

  useEffect(() => {
    const { selectPeopleId } = contractor;
    if (selectPeopleId === null) return;
    const before = choice.current;
    const owner = before?.contractor.selectPeopleId === selectPeopleId ? before.userId : undefined;
    if (user && !isOwn(user, contractor)) return;
    choice.current = { userId: user?.id ?? owner, contractor };
  }, [user, contractor]);

  const isOver = session.is === 'expired' || session.is === 'anonymous';
  const isChosen = contractor.selectPeopleId !== null;
  const isAnothers = user !== undefined && isChosen && !isOwn(user, contractor);
  useEffect(() => {
    // Before it is asked whose the token is, nobody is known and nothing is over.
    if (!isAnothers && !(isOver && isChosen && client.token.get() === null)) return;
    change.current(emptyContractor(types));
  }, [isAnothers, isOver, isChosen, client, types]);

  useEffect(() => {
    const before = choice.current;
    if (!user || isChosen || !before) return;
    if (before.userId !== undefined && before.userId !== user.id) return;
    choice.current = undefined;
    let gone = false;
    void import('@preventivo/contractor/saved').then(({ chosenAgain }) => {
      const again = chosenAgain(user, before.contractor, { hides, today, say, settings });
      if (again && !gone) change.current(again);
    });
    return () => {
      gone = true;
    };
  }, [user, isChosen, hides, today, say, settings]);

  return null;
}

/** Whether an account has saved who is chosen. */
const isOwn = ({ userData, people, companies }: User, { selectPeopleId }: Contractor) =>
  [userData, ...people, ...companies].some((record) => record?.id === selectPeopleId);
