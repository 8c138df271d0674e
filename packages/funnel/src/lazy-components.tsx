// The components that load after page 1 has rendered.
import { useSession } from '@preventivo/auth';
import { requestKey, tabNote } from '@preventivo/core/draft';
import { lazyComponent, Skeleton } from '@preventivo/ui';
import { useAtomValue } from 'jotai';
import { hasRecordsAtom } from './state/answers.ts';

/** The pages after the first, preloaded while the visitor fills in page 1. */
export const LazyQuestionsPage = lazyComponent(
  // biome-ignore lint/suspicious/noImportCycles: the import is lazy.
  () => import('@preventivo/funnel/lazy/questions-page').then(({ QuestionsPage }) => QuestionsPage),
  { fallback: () => <Skeleton count={4} /> },
);

/** The link in the footer of these pages to continue on another device. */
export const LazyHandoffLink = lazyComponent(() =>
  // biome-ignore lint/suspicious/noImportCycles: the import is lazy.
  import('@preventivo/funnel/lazy/questions-page').then(({ HandoffLink }) => HandoffLink),
);

/** The visitor's ticket, which loads after the first interaction. */
export const LazyTicket = lazyComponent(
  () => import('@preventivo/funnel/lazy/ticket').then(({ VisitTicket }) => VisitTicket),
  {
    isDeferred: () => true,
    // Reserves the place on the last page: the consents below must not move when the ticket loads.
    fallback: ({ place }) => place === 'page' && <div className="q-ticket-review" />,
  },
);

/**
 * The dialogs of the request. They load after the first interaction, or at once if the URL may be a link to a draft, or
 * if a reload interrupted the question about the channel.
 */
export const LazyDialogs = lazyComponent(
  () => import('@preventivo/funnel/lazy/dialogs').then(({ Dialogs }) => Dialogs),
  {
    isDeferred: ({ isHeld }: { readonly isHeld: boolean }) =>
      !(isHeld || globalThis.location?.hash || tabNote(requestKey).get()),
  },
);

const ContractorOfAccount = lazyComponent(
  async () => (await import('@preventivo/funnel/lazy/contractor-of-account')).ContractorOfAccount,
);

/**
 * Ties the chosen saved records to their account. Loads once the visitor has logged in or chosen a record.
 */
export function LazyContractorOfAccount() {
  const { session } = useSession();
  const hasRecords = useAtomValue(hasRecordsAtom);
  const isNeeded = session.kind !== 'anonymous' || hasRecords;
  // Stays mounted after the session ends, since it remembers which records were chosen.
  return isNeeded || ContractorOfAccount.isLoaded() ? <ContractorOfAccount /> : null;
}
