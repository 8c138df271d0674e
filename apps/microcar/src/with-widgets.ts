import type { FunnelLine } from '@preventivo/funnel';
import { microcar as table } from './line.ts';
import OwnerAnswer from './owner-answer.tsx';

/** The microcar line, with a custom control for the owner question. */
export const microcar: FunnelLine = { ...table, widgets: { proprietario: OwnerAnswer } };
