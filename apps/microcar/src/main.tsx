import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { Later, part } from '@preventivo/ui';
import type { OwnerAnswerProps } from './owner-answer.tsx';

const ownerAnswer = part(() => import('./owner-answer.tsx').then((module) => module.default));

const OwnerAnswer = (props: OwnerAnswerProps) => <Later part={ownerAnswer} given={props} />;

mount(() => import('./line.ts').then(({ microcar }) => microcar), {
  widgets: { proprietario: OwnerAnswer },
  manageHistory: true,
});
