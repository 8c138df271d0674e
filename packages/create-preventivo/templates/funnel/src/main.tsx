import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';

mount(() => import('@preventivo/line-travel').then(({ travel }) => travel), {
  manageHistory: true,
});
