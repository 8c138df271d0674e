import { useSession } from '@preventivo/auth';
import {
  type AnswerStore,
  type Contractor,
  emptyContractor,
  type Profile,
  same,
  type User,
} from '@preventivo/core';
import { usePreventivo, useSettled } from '@preventivo/core/react';
import { useEffect, useMemo, useRef } from 'react';

/** What `<ContractorOfAccount>` takes. */
export interface ContractorOfAccountProps {
  readonly profile: Profile['contractor'];
  /** Where the contractor stands. */
  readonly answers: AnswerStore<Contractor>;
  /** Another account took the place of the one before: what was agreed to was agreed to by somebody else. */
  onOther(): void;
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
 * product stay. What its owner lets go of does not come back. As long as it is chosen it is what the account has saved
 * by now, whatever a draft kept of it (docs/rules/accounts.md#saved-records).
 */
export function ContractorOfAccount({ profile, answers, onOther }: ContractorOfAccountProps) {
  const { types, hides } = profile;
  const { session, user } = useSession();
  const { client, today, say, settings } = usePreventivo();
  const around = useMemo(() => ({ hides, today, say, settings }), [hides, today, say, settings]);
  const contractor = useSettled(answers);
  const owner = useRef<string>(undefined);
  const taken = useRef<Taken>(undefined);
  const lastUser = useRef<string>(undefined);

  useEffect(() => {
    if (!user) return;
    if (lastUser.current !== undefined && lastUser.current !== user.id) onOther();
    lastUser.current = user.id;
  }, [user, onOther]);

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
      const again = chosenAgain(user, before.contractor, around);
      if (again && !gone) answers.reset(again);
    });
    return () => {
      gone = true;
    };
  }, [user, isChosen, answers, around]);

  useEffect(() => {
    const { tipoPersona } = contractor;
    if (!user || tipoPersona === null || !isOwn(user, contractor)) return;
    let gone = false;
    void import('@preventivo/contractor/saved').then(({ chosenAgain }) => {
      // Nobody is chosen where the record is no longer complete: the list on page 1 says what it lacks.
      const now = chosenAgain(user, contractor, around) ?? emptyContractor([tipoPersona]);
      // Not anew: somebody may be writing on a later page.
      if (!gone && !same(now, contractor)) answers.update(() => now);
    });
    return () => {
      gone = true;
    };
  }, [user, contractor, answers, around]);

  return null;
}

/** Whether an account has saved who is chosen. */
const isOwn = ({ userData, people, companies }: User, { selectPeopleId }: Contractor) =>
  [userData, ...people, ...companies].some((record) => record?.id === selectPeopleId);
