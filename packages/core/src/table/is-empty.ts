/**
 * Whether an answer counts as missing: null, undefined, '', or the placeholder of a select, 'Seleziona'
 * (docs/rules/italian.md#empty-answers).
 */
export function isEmpty(answer: unknown): boolean {
  return answer === undefined || answer === null || answer === '' || answer === 'Seleziona';
}
