import { type Line, withContractorAnswers } from '@preventivo/core';
import type { LineState } from './line-state.ts';

/** What is taken from the contractor follows each change of theirs. */
export const withOwn = (line: Line | undefined, state: LineState): LineState =>
  line
    ? { ...state, product: withContractorAnswers(line, state.product, state.contractor.persona) }
    : state;
