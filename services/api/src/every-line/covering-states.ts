import {
  type AskedControl,
  askedControls,
  type Fields,
  type Line,
  type Values,
} from '@preventivo/core';
import type { ReferenceData } from '../reference/data.ts';
import { createReference } from '../reference/reference.ts';
import { complete } from './complete.ts';
import type { FormContext } from './verdict.ts';
import { states, walks } from './walk.ts';

/** A valid form. `controls` lists its controls that no earlier form has. */
export interface CoveringState {
  readonly values: Values<Fields>;
  readonly controls: readonly AskedControl[];
}

/** Returns valid forms of a line that together ask every question. */
export function coveringStates(
  line: Line,
  data: ReferenceData,
  today: string,
): readonly CoveringState[] {
  return coveringStatesOf(line, { today, lists: createReference(data).listsOf(line.id) });
}

/** Returns the forms of `coveringStates` for a given day and given option lists. */
export function coveringStatesOf(line: Line, around: FormContext): readonly CoveringState[] {
  const found: CoveringState[] = [];
  const seen = new Set<string>();
  const isOpen = (key: string) =>
    !line.computed?.[key] && ![...seen].some((one) => one.startsWith(`${key}:`));
  for (const way of walks({ ways: 400, answers: 25 })) {
    const last = [...states(line, way, around)].at(-1);
    const values = last && complete(line, last, around);
    if (!values) continue;
    const controls = askedControls(line, values, {}).filter((one) => !seen.has(nameOf(one)));
    for (const one of controls) seen.add(nameOf(one));
    if (controls.length > 0) found.push({ values, controls });
    if (!Object.keys(line.fields).some(isOpen)) break;
  }
  return found;
}

/** Returns a name without list indexes, so that all entries of a list share a name. */
const nameOf = ({ field, control, code }: AskedControl) =>
  `${field}: ${control.replace(/\.\d+(?=\.|$)/, '')} ${code}`;
