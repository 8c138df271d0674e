import { useSession } from '@preventivo/auth';
import {
  asReference,
  type Contractor,
  emptyContractor,
  type Fields,
  hasAnswers,
  type Line,
  type Profile,
  recordsIn,
  same,
  settle,
  type User,
  type Values,
  withRecords,
} from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { savedTaken } from '@preventivo/core/words';
import { announce } from '@preventivo/ui';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { beginAtom, contractorAtom, draftAtom, productAtom } from '../state/answers.ts';
import { resetConsentsAtom } from '../state/visit.ts';

/** What `<ContractorOfAccount>` takes. */
export interface ContractorOfAccountProps {
  readonly profile: Profile['contractor'];
  /** The questions of the line; undefined while they are not loaded. */
  readonly line: Line | undefined;
}

/** The records that the end of a session took, by their ids alone, and whose they were. */
interface Taken {
  /** Undefined for those that a draft held: it was never known whose. */
  readonly userId: string | undefined;
  readonly contractor?: Contractor;
  /** The answers that are saved records, by form key. */
  readonly product?: Values<Fields>;
}

/**
 * Keeps the chosen records with the account they belong to: they go when the session ends, and come
 * back when the same account logs in again (docs/rules/accounts.md#end-of-a-session). Other answers to a
 * product stay. What their owner lets go of does not come back. As long as a record is chosen it is what the account has
 * saved by now (docs/rules/accounts.md#saved-records).
 */
export function ContractorOfAccount({ profile, line }: ContractorOfAccountProps) {
  const { types, hides } = profile;
  const { session, user } = useSession();
  const { client, queryClient, today, say, settings } = usePreventivo();
  const around = useMemo(() => ({ hides, today, say, settings }), [hides, today, say, settings]);
  const store = useStore();
  const contractor = useAtomValue(contractorAtom);
  const values = useAtomValue(productAtom);
  const owner = useRef<string>(undefined);
  const taken = useRef<Taken>(undefined);
  const lastUser = useRef<string>(undefined);

  useEffect(() => {
    if (!user) return;
    // What was agreed to was agreed to by somebody else.
    if (lastUser.current !== undefined && lastUser.current !== user.id)
      store.set(resetConsentsAtom);
    lastUser.current = user.id;
  }, [user, store]);

  const isOver = session.is === 'expired' || session.is === 'anonymous';
  const isChosen = contractor.selectPeopleId !== null;
  const records = useMemo(() => (line ? recordsIn(line, values) : []), [line, values]);
  useEffect(() => {
    const isForeign = (id: string | null) => id !== null && !(user && isOwn(user, id));
    // Before it is asked whose the token is, nobody is known and nothing is over.
    const mayTake = user !== undefined || (isOver && client.token.get() === null);
    if (!isChosen && records.length === 0) owner.current = undefined;
    const takesContractor = isForeign(contractor.selectPeopleId);
    const takesProduct = records.some(isForeign);
    if (user && !takesContractor && !takesProduct) {
      if (isChosen || records.length > 0) owner.current = user.id;
      return;
    }
    if (!mayTake || !(takesContractor || takesProduct)) return;
    taken.current = {
      ...taken.current,
      userId: owner.current,
      ...(takesContractor && { contractor: asReference(contractor) }),
      ...(takesProduct && line && { product: referencesIn(line, values) }),
    };
    store.set(beginAtom, {
      ...(takesContractor && { contractor: emptyContractor(types) }),
      ...(takesProduct && line && { product: withRecords(line, values, () => ({})) }),
    });
    announce(say(savedTaken));
  }, [user, isOver, isChosen, contractor, records, values, line, store, client, types, say]);

  useEffect(() => {
    const before = taken.current;
    if (!user || !before) return;
    if (before.userId !== undefined && before.userId !== user.id) return;
    const { contractor: chosen, product: references = {} } = before;
    taken.current = undefined;
    // Whoever has chosen or written somebody else meanwhile keeps them.
    const stillEmpty = Object.entries(references).filter(([key]) =>
      same(store.get(draftAtom).product[key], line?.fields[key]?.initial),
    );
    const areOwn = line && recordsIn(line, references).every((id) => isOwn(user, id));
    if (areOwn && stillEmpty.length > 0)
      store.set(draftAtom, ({ product, ...state }) => ({
        ...state,
        product: settle(line, product, { ...product, ...Object.fromEntries(stillEmpty) }),
      }));
    if (!chosen || isChosen || isWritten(store.get(draftAtom).contractor, chosen)) return;
    let gone = false;
    void import('@preventivo/contractor/saved').then(async ({ chosenAgain, listsOfRecords }) => {
      const lists = await listsOfRecords(user, { client, queryClient });
      const again = chosenAgain(user, chosen, { ...around, lists });
      if (again && !gone) store.set(beginAtom, { contractor: again });
    });
    return () => {
      gone = true;
    };
  }, [user, isChosen, line, store, around, client, queryClient]);

  useEffect(() => {
    const asks = user && isOwn(user, contractor.selectPeopleId);
    const answers = user && line && records.some((id) => isOwn(user, id));
    if (!asks && !answers) return;
    let gone = false;
    void import('@preventivo/contractor/saved').then(async (saved) => {
      const lists = await saved.listsOfRecords(user, { client, queryClient });
      const now = { ...around, lists };
      // Nobody is chosen where the record is no longer complete: the list on page 1 says what it lacks.
      const asking = (before: Contractor) =>
        asks ? saved.currentContractor(user, before, { contractor: profile }, now) : before;
      const answered = (before: Values<Fields>) =>
        answers ? saved.withCurrentRecords(user, line, before, now) : before;
      if (gone || (same(asking(contractor), contractor) && same(answered(values), values))) return;
      // Not anew: somebody may be writing on a later page.
      store.set(draftAtom, (state) => ({
        ...state,
        contractor: asking(state.contractor),
        product: answered(state.product),
      }));
    });
    return () => {
      gone = true;
    };
  }, [user, contractor, line, records, values, store, profile, around, client, queryClient]);

  return null;
}

/**
 * Whether somebody else was written by hand since the record was taken away: they stay, and the list on page 1 offers both
 * (docs/rules/accounts.md#written-before-the-login).
 */
const isWritten = (contractor: Contractor, { tipoPersona }: Contractor) =>
  hasAnswers(contractor) ||
  (contractor.tipoPersona !== null && contractor.tipoPersona !== tipoPersona);

/** The answers that are saved records, each as its id alone. */
function referencesIn(line: Line, values: Values<Fields>): Values<Fields> {
  const references = withRecords(line, values, (id, key) => ({ [key]: id }));
  const cleared = withRecords(line, values, () => ({}));
  const keys = Object.keys(line.fields).filter((key) => !same(references[key], cleared[key]));
  return Object.fromEntries(keys.map((key) => [key, references[key]]));
}

/** Whether an account has saved who is chosen. */
const isOwn = ({ userData, people, companies }: User, id: string | null) =>
  [userData, ...people, ...companies].some((record) => record?.id === id);
