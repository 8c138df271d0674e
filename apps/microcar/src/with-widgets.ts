import type { FunnelLine } from '@preventivo/funnel';
import { microcar as table } from './line.ts';
import OwnerAnswer from './owner-answer.tsx';

/** The microcar, with its owner asked for as a contractor is. */
export const microcar: FunnelLine = { ...table, widgets: { proprietario: OwnerAnswer } };
