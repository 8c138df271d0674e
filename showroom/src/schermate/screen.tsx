import { coveringStates } from '@preventivo/api/covering-states';
import { lines } from '@preventivo/api/lines';
import type { Fields, Line, Values } from '@preventivo/core';
import { today } from '@preventivo/fixtures/people';
import type { Widgets } from '@preventivo/form';
import OwnerAnswer from '@preventivo/line-microcar/owner-answer';
import ParticipantAges from '@preventivo/line-travel/participant-ages';
import { fn } from 'storybook/test';
import { lineFunnel } from '../line-funnel.tsx';
import { readData } from '../reference-api.ts';
import { type State, setUp } from './states.ts';

export interface ScreenProps {
  /** The line, by its id. */
  readonly line: string;
  /** The page, counted from 1. */
  readonly page: number;
  /** What it is in. */
  readonly state: State;
}

/** Controls that only one line has, by form key. */
const widgets: Widgets = { eta_partecipanti: ParticipantAges, proprietario: OwnerAnswer };

/** @throws where there is no such line */
export function lineOf(id: string): Line {
  const line = lines[id];
  if (!line) throw new Error(`There is no line '${id}'`);
  return line;
}

/** A form of the line that is right everywhere, found from its table: the one in which most is asked. */
export async function filledOf(id: string): Promise<Values<Fields>> {
  const [form] = coveringStates(lineOf(id), await readData(), today);
  if (!form) throw new Error(`nobody can complete '${id}'`);
  return form.values;
}

/** One page of a line in one state, over the reference API in this page. */
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
