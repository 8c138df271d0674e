import type { Contractor } from '@preventivo/core';
import type { CompletenessLabel } from '@preventivo/core/saved';

/** A saved person or company, as it is chosen from. */
export interface SavedRecord {
  readonly id: string;
  /** «Giulia Ferri», or a legal name. */
  readonly title: string;
  /** What is said when it was saved: «Giulia». */
  readonly name: string;
  /** The second line, in parts. */
  readonly details: readonly string[];
  /** Without any it may be chosen. */
  readonly missing: readonly CompletenessLabel[];
  /** Who asks when it is chosen. */
  readonly contractor: Contractor;
}
