import type { FunnelLine } from '@preventivo/funnel';
import { microcar as table } from './line.ts';
import OwnerAnswer from './owner-answer.tsx';

/** The microcar line, with the contractor's widgets for its owner. */
export const microcar: FunnelLine = { ...table, widgets: { proprietario: OwnerAnswer } };
