import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { lazyComponent } from '@preventivo/ui';

mount(() => import('./line.ts').then(({ microcar }) => microcar), {
  widgets: {
    proprietario: lazyComponent(() => import('./owner-answer.tsx').then((owner) => owner.default)),
  },
  manageHistory: true,
});
