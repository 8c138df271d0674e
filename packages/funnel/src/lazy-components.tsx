// Components that load after page 1 has rendered.
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

/** The link in the footer of the later pages that lets the visitor continue on another device. */
export const LazyHandoffLink = lazyComponent(() =>
  // biome-ignore lint/suspicious/noImportCycles: the import is lazy.
  import('@preventivo/funnel/lazy/questions-page').then(({ HandoffLink }) => HandoffLink),
);

/** The ticket, a summary of the answers. It loads after the visitor's first interaction. */
export const LazyTicket = lazyComponent(
  () => import('@preventivo/funnel/lazy/ticket').then(({ VisitTicket }) => VisitTicket),
  {
    isDeferred: () => true,
    // Reserve the space of the ticket on the last page. Otherwise the consents below would move when the ticket loads.
    fallback: ({ place }) => place === 'page' && <div className="q-ticket-review" />,
  },
);

/**
 * The dialogs of the request. They usually load after the first interaction. They load at once if the URL has a hash,
 * which may link to a draft. They also load at once after a reload during the question about the channel.
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
 * Ties the selected saved records to their account. Its code loads when the visitor has logged in or selected a record.
 */
export function LazyContractorOfAccount() {
  const { session } = useSession();
  const hasRecords = useAtomValue(hasRecordsAtom);
  const isNeeded = session.kind !== 'anonymous' || hasRecords;
  // Keep this component mounted after the session ends: it remembers which records were selected.
  return isNeeded || ContractorOfAccount.isLoaded() ? <ContractorOfAccount /> : null;
}
