import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';

mount(() => import('./line.ts').then(({ householder }) => householder), { manageHistory: true });
