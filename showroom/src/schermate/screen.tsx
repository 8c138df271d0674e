import { lines } from '@preventivo/api/lines';
import { coveringStates } from '@preventivo/api/workspace/covering-states';
import type { Fields, Line, Values } from '@preventivo/core';
import { today } from '@preventivo/fixtures/people';
import type { Widgets } from '@preventivo/form';
import OwnerAnswer from '@preventivo/line-microcar/workspace/owner-answer';
import ParticipantAges from '@preventivo/line-travel/workspace/participant-ages';
import { fn } from 'storybook/test';
import { lineFunnel } from '../lines/line-funnel.tsx';
import { readData } from '../reference-api.ts';
import { type State, setUp } from './states.ts';

export interface ScreenProps {
  readonly line: string;
  /** The number of the page, from 1. */
  readonly page: number;
  readonly state: State;
}

/** Custom controls by form key. Each key belongs to one line only. */
const widgets: Widgets = { eta_partecipanti: ParticipantAges, proprietario: OwnerAnswer };

/** @throws if the line does not exist */
export function lineOf(id: string): Line {
  const line = lines[id];
  if (!line) throw new Error(`There is no line '${id}'`);
  return line;
}

/** Returns valid answers for a whole line that show as many questions as possible. */
export async function filledOf(id: string): Promise<Values<Fields>> {
  const [form] = coveringStates(lineOf(id), await readData(), today);
  if (!form) throw new Error(`nobody can complete '${id}'`);
  return form.values;
}

/** A page of a line in one state. The reference API runs in the page. */
export function Screen({
  line: id,
  page,
  state,
  filled,
}: ScreenProps & { filled: Values<Fields> }) {
  const line = lineOf(id);
  const Funnel = lineFunnel(line, widgets);
  return <Funnel {...setUp(line, page, state, filled)} onKept={fn()} />;
}
