import type { FunnelLine } from '@preventivo/funnel';
import { travel as table } from './line.ts';
import ParticipantAges from './participant-ages.tsx';

/** The travel line, with the ages of a group in boxes next to each other. */
export const travel: FunnelLine = { ...table, widgets: { eta_partecipanti: ParticipantAges } };
