// The components that load after page 1 is up.
import { useSession } from '@preventivo/auth';
import { lazyComponent, Skeleton } from '@preventivo/ui';
import { useAtomValue } from 'jotai';
import type { ContractorOfAccountProps } from './account/contractor-of-account.tsx';
import { contractorAtom, hasRecordsAtom } from './state/answers.ts';
import type { OutcomeProps } from './submission/dialogs.tsx';

/** The pages after the first, preloaded while the visitor fills in page 1. */
export const LazyQuestionsPage = lazyComponent(
  () => import('@preventivo/funnel/lazy/questions-page').then(({ QuestionsPage }) => QuestionsPage),
  { fallback: () => <Skeleton count={4} /> },
);

/** The summary of the answers, which waits for the first interaction. */
export const LazySummary = lazyComponent(
  () => import('@preventivo/funnel/lazy/summary').then(({ Summary }) => Summary),
  { isDeferred: () => true },
);

/** The dialogs of the send. They wait for the first interaction, unless the address may be a link to a draft. */
export const LazyDialogs = lazyComponent(
  () => import('@preventivo/funnel/lazy/dialogs').then(({ Dialogs }) => Dialogs),
  {
    isDeferred: ({ isAnswering }: OutcomeProps & { readonly isAnswering: boolean }) =>
      isAnswering && !globalThis.location?.hash,
  },
);

const ContractorOfAccount = lazyComponent(() =>
  import('@preventivo/funnel/lazy/contractor-of-account').then(
    (module) => module.ContractorOfAccount,
  ),
);

/** Keeps the chosen records with their account. Loads for a visitor who has logged in or chosen a record. */
export function LazyContractorOfAccount(props: ContractorOfAccountProps) {
  const { session } = useSession();
  const { selectPeopleId } = useAtomValue(contractorAtom);
  const hasRecords = useAtomValue(hasRecordsAtom);
  const isNeeded = session.is !== 'anonymous' || selectPeopleId !== null || hasRecords;
  // Stays mounted after the session: it remembers which records were chosen.
  return isNeeded || ContractorOfAccount.isLoaded() ? <ContractorOfAccount {...props} /> : null;
}
