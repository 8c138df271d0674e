import { type CoveringState, coveringStates } from '@preventivo/api/workspace/covering-states';
import type { Line } from '@preventivo/core';
import { today } from '@preventivo/fixtures/people';
import { data } from './refusing-api.ts';

/**
 * Returns sets of answers that together show every question of a line. Caches them, because all layouts of the line use
 * the same sets.
 */
export function formsOf(line: Line): readonly [CoveringState, ...CoveringState[]] {
  const forms = found.get(line.id) ?? coveringStates(line, data, today);
  found.set(line.id, forms);
  const [first, ...others] = forms;
  if (!first) throw new Error(`nobody can complete '${line.id}'`);
  return [first, ...others];
}

const found = new Map<string, readonly CoveringState[]>();
