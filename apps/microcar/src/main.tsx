import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { lazyComponent } from '@preventivo/ui';
import type { OwnerAnswerProps } from './owner-answer.tsx';

mount(() => import('./line.ts').then(({ microcar }) => microcar), {
  widgets: {
    proprietario: lazyComponent<OwnerAnswerProps>(() =>
      import('./owner-answer.tsx').then((owner) => owner.default),
    ),
  },
  manageHistory: true,
});
