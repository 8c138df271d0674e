import { useSession } from '@preventivo/auth';
import { Later, part } from '@preventivo/ui';
import type { ContractorOfAccountProps } from './contractor-of-account.tsx';

const keeper = part(() =>
  import('./contractor-of-account.tsx').then((module) => module.ContractorOfAccount),
);

/** Keeps the chosen record with its account. A visitor who is nobody's account does without. */
export function LazyContractorOfAccount(props: ContractorOfAccountProps) {
  const { session } = useSession();
  const concerns = session.is !== 'anonymous' || props.contractor.selectPeopleId !== null;
  // Once there was an account, it stays: what was chosen is remembered in it.
  return concerns || keeper.known() ? <Later part={keeper} given={props} /> : null;
}
