import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { lazyComponent } from '@preventivo/ui';

mount(() => import('./line.ts').then(({ travel }) => travel), {
  widgets: {
    eta_partecipanti: lazyComponent(() =>
      import('./participant-ages.tsx').then((ages) => ages.default),
    ),
  },
  manageHistory: true,
});
