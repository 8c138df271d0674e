// What of the funnel is loaded after page 1 is up, and when.
import { useSession } from '@preventivo/auth';
import type { Line } from '@preventivo/core';
import { lazyComponent, Skeleton } from '@preventivo/ui';
import type { ContractorOfAccountProps } from './account/contractor-of-account.tsx';
import type { SummaryProps } from './answers/summary.tsx';
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
  {
    isDeferred: ({ phase }: OutcomeProps) => phase.is === 'answering' && !globalThis.location?.hash,
  },
);

const ContractorOfAccount = lazyComponent(() =>
  import('@preventivo/funnel/lazy/contractor-of-account').then(
    (module) => module.ContractorOfAccount,
  ),
);

/** Keeps the chosen record with its account. A visitor who is nobody's account does without. */
export function LazyContractorOfAccount({
  hasRecords,
  ...props
}: ContractorOfAccountProps & {
  /** Whether an answer of the product is a saved record. */
  readonly hasRecords: boolean;
}) {
  const { session } = useSession();
  const concerns =
    session.is !== 'anonymous' || props.answers.settled().selectPeopleId !== null || hasRecords;
  // Once there was an account, it stays: what was chosen is remembered in it.
  return concerns || ContractorOfAccount.isLoaded() ? <ContractorOfAccount {...props} /> : null;
}
