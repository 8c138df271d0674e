import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';

mount(() => import('./with-widgets.ts').then(({ microcar }) => microcar), { manageHistory: true });
