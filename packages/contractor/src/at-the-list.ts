import type { Contractor, Failure } from '@preventivo/core';

/**
 * What is wrong with the answers of a saved record that was chosen is said at the list, and put
 * right in the record's own form: its fields are not on the page.
 */
export function atTheList({ selectPeopleId }: Contractor, failure: Failure): Failure {
  const { field, control } = failure;
  if (selectPeopleId === null || field === 'tipoPersona' || field === list) return failure;
  return { ...failure, field: list, control: list, inside: { field, control } };
}

const list = 'selectPeopleId';
