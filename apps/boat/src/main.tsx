import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';

mount(() => import('./line.ts').then(({ boat }) => boat), { manageHistory: true });
