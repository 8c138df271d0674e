import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { lazy } from 'react';

const ParticipantAges = lazy(() => import('./participant-ages.tsx'));

mount(() => import('./line.ts').then(({ travel }) => travel), {
  widgets: { eta_partecipanti: ParticipantAges },
  manageHistory: true,
});
