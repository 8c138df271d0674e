import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';

mount(() => import('./line.ts').then(({ smartphone }) => smartphone), { manageHistory: true });
