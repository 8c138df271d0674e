import { giuliaAsks } from '@preventivo/fixtures/people';
import { travel } from '@preventivo/line-travel/line';
import { lisbon } from '@preventivo/line-travel/workspace/answers';
import ParticipantAges from '@preventivo/line-travel/workspace/participant-ages';
import { lineFunnel } from './line-funnel.tsx';

/** The travel funnel, for stories. */
export const TravelFunnel = lineFunnel(travel, { eta_partecipanti: ParticipantAges });

/** A draft with all answers. Drafts never contain consents. */
export const answered = { page: 2, contractor: giuliaAsks, product: lisbon };
