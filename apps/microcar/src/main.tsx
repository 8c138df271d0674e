import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { lazy } from 'react';

const OwnerAnswer = lazy(() => import('./owner-answer.tsx'));

mount(() => import('./line.ts').then(({ microcar }) => microcar), {
  widgets: { proprietario: OwnerAnswer },
  manageHistory: true,
});
