import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';

mount(() => import('./line.ts').then(({ professional }) => professional), {
  manageHistory: true,
});
