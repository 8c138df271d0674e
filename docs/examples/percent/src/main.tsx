import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { lazyComponent } from '@preventivo/ui';

mount(() => import('./line.ts').then(({ horse }) => horse), {
  widgets: {
    percent: lazyComponent(() =>
      import('./percent-input.tsx').then(({ PercentInput }) => PercentInput),
    ),
  },
  manageHistory: true,
});
