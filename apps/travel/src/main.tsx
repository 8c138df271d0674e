import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { lazy } from 'react';
import { travel } from './line.ts';

const ParticipantAges = lazy(() => import('./participant-ages.tsx'));

mount(travel, { widgets: { eta_partecipanti: ParticipantAges }, manageHistory: true });
