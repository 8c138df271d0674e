import { useSession } from '@preventivo/auth';
import {
  type AnswerStore,
  type Contractor,
  emptyContractor,
  type Profile,
  type User,
} from '@preventivo/core';
import { usePreventivo, useSettled } from '@preventivo/core/react';
import { useEffect, useRef } from 'react';

/** What `<ContractorOfAccount>` takes. */
export interface ContractorOfAccountProps {
  readonly profile: Profile['contractor'];
  /** Where the contractor stands. */
  readonly answers: AnswerStore<Contractor>;
}

/** A record that the end of a session took, and whose it was. */
interface Taken {
  /** Undefined for one that a draft held: it was never known whose. */
  readonly userId: string | undefined;
  readonly contractor: Contractor;
}

/**
 * Keeps the chosen record with the account it belongs to: it goes when the session ends, and comes
 * back when the same account logs in again (docs/rules/accounts.md#end-of-a-session). Answers to a
 * product stay. What its owner lets go of does not come back.
 */
export function ContractorOfAccount({ profile, answers }: ContractorOfAccountProps) {
  const { types, hides } = profile;
  const { session, user } = useSession();
  const { client, today, say, settings } = usePreventivo();
  const contractor = useSettled(answers);
  const owner = useRef<string>(undefined);
  const taken = useRef<Taken>(undefined);

  const isOver = session.is === 'expired' || session.is === 'anonymous';
  const isChosen = contractor.selectPeopleId !== null;
  useEffect(() => {
    if (!isChosen) owner.current = undefined;
    else if (user && isOwn(user, contractor)) owner.current = user.id;
    // Before it is asked whose the token is, nobody is known and nothing is over.
    else if (user || (isOver && client.token.get() === null)) {
      taken.current = { userId: owner.current, contractor };
      answers.reset(emptyContractor(types));
    }
  }, [user, isOver, isChosen, contractor, answers, client, types]);

  useEffect(() => {
    const before = taken.current;
    if (!user || isChosen || !before) return;
    if (before.userId !== undefined && before.userId !== user.id) return;
    taken.current = undefined;
    let gone = false;
    void import('@preventivo/contractor/saved').then(({ chosenAgain }) => {
      const again = chosenAgain(user, before.contractor, { hides, today, say, settings });
      if (again && !gone) answers.reset(again);
    });
    return () => {
      gone = true;
    };
  }, [user, isChosen, answers, hides, today, say, settings]);

  return null;
}

/** Whether an account has saved who is chosen. */
const isOwn = ({ userData, people, companies }: User, { selectPeopleId }: Contractor) =>
  [userData, ...people, ...companies].some((record) => record?.id === selectPeopleId);
