import { Later, part } from '@preventivo/ui';
import type { OutcomeProps } from './outcome-props.ts';

const dialogs = part(() => import('./dialogs.tsx').then(({ Dialogs }) => Dialogs));

/** The dialogs around the send. Nobody needs one before: they come when the browser is idle, or with their phase. */
export function Outcome(props: OutcomeProps) {
  return <Later part={dialogs} given={props} idle={props.phase.is === 'answering'} />;
}
