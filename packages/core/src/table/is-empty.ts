/**
 * Whether an answer counts as not given: nothing, '', or the first line of a select, 'Seleziona'
 * (docs/rules/italian.md#empty-answers).
 */
export function isEmpty(answer: unknown): boolean {
  return answer === undefined || answer === null || answer === '' || answer === 'Seleziona';
}
