import type { FunnelLine } from '@preventivo/funnel';
import { travel as table } from './line.ts';
import ParticipantAges from './participant-ages.tsx';

/** The travel line, with a group's ages in columns. */
export const travel: FunnelLine = { ...table, widgets: { eta_partecipanti: ParticipantAges } };
