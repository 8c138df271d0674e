import type { Failure } from '../line/failure.ts';
import { type ConsentKey, consentTable } from './consents.ts';

/**
 * Consents that are missing, each named by itself: who forgot one is to know which.
 * @param group what is said of them together
 * @param invalid what stands at each: 'Consenso obbligatorio'
 */
export const consentFailures = (
  missing: readonly ConsentKey[],
  group: NonNullable<Failure['group']>,
  invalid: string,
): readonly Failure[] =>
  missing.map((key) => ({
    field: key,
    control: key,
    code: group.code,
    invalid,
    error: `${invalid}: ${consentTable[key].label}`,
    group,
  }));
