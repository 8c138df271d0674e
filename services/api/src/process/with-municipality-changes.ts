import { BadConfig } from '../config/config.ts';
import type { MunicipalityChange, ReferenceData } from '../reference/data.ts';
import {
  assertMunicipalityChanges,
  BadMunicipalityChange,
  mergeMunicipalityChanges,
} from '../reference/municipality-changes.ts';

/**
 * Returns the reference data with the operator's changes of municipalities.
 * @throws {BadConfig} for a change that the register does not allow
 */
export function withMunicipalityChanges(
  data: ReferenceData,
  own: readonly MunicipalityChange[],
): ReferenceData {
  if (own.length === 0) return data;
  const municipalityChanges = mergeMunicipalityChanges(data.municipalityChanges ?? [], own);
  try {
    assertMunicipalityChanges(data.municipalities, municipalityChanges);
  } catch (error) {
    if (!(error instanceof BadMunicipalityChange)) throw error;
    throw new BadConfig(`MUNICIPALITY_CHANGES_FILE: ${error.message}`);
  }
  return { ...data, municipalityChanges };
}
