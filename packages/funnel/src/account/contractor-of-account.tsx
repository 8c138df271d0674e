import { useSession } from '@preventivo/auth';
import {
  asReference,
  type Contractor,
  emptyContractor,
  hasAnswers,
  recordsIn,
  same,
  settle,
  type User,
  withRecords,
} from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { savedTaken } from '@preventivo/core/words';
import { announce } from '@preventivo/ui';
import { useAtomValue, useStore } from 'jotai';
import { useContext, useEffect, useRef } from 'react';
import type { LineState } from '../draft/line-state.ts';
import {
  contractorAtom,
  draftAtom,
  lineAtom,
  productAtom,
  startOverAtom,
  stateAtom,
} from '../state/answers.ts';
import { resetConsentsAtom } from '../state/visit.ts';
import { VisitContext } from '../visit-context.ts';

/** The answers that this component removed when the session ended. Saved records in them are reduced to their ids. */
interface Taken extends Partial<Pick<LineState, 'contractor' | 'product'>> {
  /**
   * The id of the account that was logged in. Undefined if the answers come from a draft and no account was logged in.
   */
  readonly userId: string | undefined;
}

/**
 * Ties the selected saved records to their account. When the session ends, removes these records from the answers. When
 * the same account logs in again, restores them (docs/rules/accounts.md#end-of-a-session), except answers that the user
 * has changed since. Also updates each selected record to its current values in the account
 * (docs/rules/accounts.md#saved-records).
 */
export function ContractorOfAccount() {
  const { contractor: profile } = useContext(VisitContext).outline;
  const { types } = profile;
  const { session, user } = useSession();
  const context = usePreventivo();
  const { client, t } = context;
  const store = useStore();
  const contractor = useAtomValue(contractorAtom);
  const values = useAtomValue(productAtom);
  const line = useAtomValue(lineAtom);
  const taken = useRef<Taken>(undefined);
  const lastUser = useRef<string>(undefined);

  const isOver = session.kind === 'expired' || session.kind === 'anonymous';
  useEffect(() => {
    const isForeign = (id: string | null) => id !== null && !(user && isOwn(user, id));
    // A stored token without a user means that the account is loading, so the session is not over yet.
    const isKnown = user !== undefined || (isOver && client.token.get() === null);
    const takesContractor = isForeign(contractor.selectPeopleId);
    const takesProduct = line && recordsIn(line, values).some(isForeign);
    if (!isKnown || !(takesContractor || takesProduct)) return;
    taken.current = {
      ...taken.current,
      userId: lastUser.current,
      ...(takesContractor && { contractor: asReference(contractor) }),
      ...(takesProduct && { product: withRecords(line, values, (id, key) => ({ [key]: id })) }),
    };
    store.set(startOverAtom, {
      ...(takesContractor && { contractor: emptyContractor(types) }),
      ...(takesProduct && { product: withRecords(line, values, () => ({})) }),
    });
    announce(t(savedTaken));
  }, [user, isOver, contractor, values, line, store, client, types, t]);

  // This effect must run after the effect above, which compares with the previous account.
  useEffect(() => {
    if (!user) return;
    // Clear the consents: the owner of the previous account gave them.
    if (lastUser.current !== undefined && lastUser.current !== user.id)
      store.set(resetConsentsAtom);
    lastUser.current = user.id;
    const before = taken.current;
    if (!before || (before.userId !== undefined && before.userId !== user.id)) return;
    taken.current = undefined;
    const now = store.get(draftAtom);
    const { contractor: record, product: references } = before;
    if (line && references && recordsIn(line, references).every((id) => isOwn(user, id))) {
      const cleared = withRecords(line, references, () => ({}));
      const back = Object.entries(references).filter(
        ([key, reference]) =>
          // Restore a record only if the user has not answered its question since the removal.
          same(now.product[key], cleared[key]) && !same(reference, cleared[key]),
      );
      store.set(draftAtom, ({ product, ...state }) => ({
        ...state,
        product: settle(line, product, { ...product, ...Object.fromEntries(back) }),
      }));
    }
    if (record && isOwn(user, record.selectPeopleId) && !isReplaced(record, now.contractor))
      store.set(startOverAtom, { contractor: record });
  }, [user, line, store]);

  useEffect(() => {
    const hasRecords = line && recordsIn(line, values).length > 0;
    if (!user || !(contractor.selectPeopleId || hasRecords)) return;
    let gone = false;
    void import('@preventivo/contractor/saved').then(async (saved) => {
      const lists = await saved.listsOfRecords(user, context);
      if (gone) return;
      const around = { ...context, lists };
      const state = store.get(stateAtom);
      const { currentContractor, withCurrentRecords } = saved;
      const current = {
        ...state,
        // If the record is incomplete, this call deselects it, and the list on page 1 names the missing values.
        contractor: currentContractor(user, state.contractor, { contractor: profile }, around),
        ...(line && { product: withCurrentRecords(user, line, state.product, around) }),
      };
      // Do not use `startOverAtom`: it would remount the form while the user may be typing on a later page.
      if (!same(current, state)) store.set(draftAtom, () => current);
    });
    return () => {
      gone = true;
    };
  }, [user, contractor, values, line, store, profile, context]);

  return null;
}

/**
 * Whether the user chose or entered another contractor after the removal of the record. If so, the new contractor
 * stays, and the list on page 1 offers both (docs/rules/accounts.md#written-before-the-login).
 */
const isReplaced = (record: Contractor, now: Contractor) =>
  now.selectPeopleId !== null ||
  hasAnswers(now) ||
  (now.tipoPersona !== null && now.tipoPersona !== record.tipoPersona);

/** Whether the record belongs to the account. */
const isOwn = ({ userData, people, companies }: User, id: string | null) =>
  [userData, ...people, ...companies].some((record) => record?.id === id);
