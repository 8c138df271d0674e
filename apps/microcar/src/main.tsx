import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { lazy } from 'react';
import { microcar } from './line.ts';

const OwnerAnswer = lazy(() => import('./owner-answer.tsx'));

mount(microcar, { widgets: { proprietario: OwnerAnswer }, manageHistory: true });
