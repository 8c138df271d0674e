// What of the funnel is loaded after page 1 is up, and when.
import { useSession } from '@preventivo/auth';
import type { Line } from '@preventivo/core';
import { lazyComponent, Skeleton } from '@preventivo/ui';
import { useAtomValue } from 'jotai';
import type { ContractorOfAccountProps } from './account/contractor-of-account.tsx';
import type { SummaryProps } from './answers/summary.tsx';
import { contractorAtom, hasRecordsAtom } from './state/answers.ts';
import type { OutcomeProps } from './submission/dialogs.tsx';

/** The pages after the first, preloaded while page 1 is filled in. */
export const LazyQuestionsPage = lazyComponent(
  () => import('@preventivo/funnel/lazy/questions-page').then(({ QuestionsPage }) => QuestionsPage),
  { fallback: () => <Skeleton count={4} /> },
);

const Summary = lazyComponent(
  () => import('@preventivo/funnel/lazy/summary').then((module) => module.Summary),
  { isDeferred: () => true },
);

interface LazySummaryProps extends Omit<SummaryProps, 'line'> {
  /** Undefined until its questions are here. */
  readonly line: Line | undefined;
}

/** The answers so far; they can wait until there are some, and somebody knows what was asked. */
export function LazySummary({ line, ...props }: LazySummaryProps) {
  return line ? <Summary {...props} line={line} /> : null;
}

/** The dialogs around the send: nobody needs one while they answer, but who may have come with a link to a draft. */
export const LazyDialogs = lazyComponent(
  () => import('@preventivo/funnel/lazy/dialogs').then(({ Dialogs }) => Dialogs),
  { isDeferred: ({ isAnswering }: DialogsProps) => isAnswering && !globalThis.location?.hash },
);

interface DialogsProps extends OutcomeProps {
  /** Whether nothing was sent yet. */
  readonly isAnswering: boolean;
}

const ContractorOfAccount = lazyComponent(() =>
  import('@preventivo/funnel/lazy/contractor-of-account').then(
    (module) => module.ContractorOfAccount,
  ),
);

/** Keeps the chosen record with its account. A visitor who is nobody's account does without. */
export function LazyContractorOfAccount(props: ContractorOfAccountProps) {
  const { session } = useSession();
  const { selectPeopleId } = useAtomValue(contractorAtom);
  const hasRecords = useAtomValue(hasRecordsAtom);
  const concerns = session.is !== 'anonymous' || selectPeopleId !== null || hasRecords;
  // Once there was an account, it stays: what was chosen is remembered in it.
  return concerns || ContractorOfAccount.isLoaded() ? <ContractorOfAccount {...props} /> : null;
}
