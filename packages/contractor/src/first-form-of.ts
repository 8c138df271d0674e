import type { Profile } from '@preventivo/core';

/**
 * The form that page 1 of a line begins with, by the name of its module. Where both may ask, the first
 * question is which of them does.
 */
export const firstFormOf = ({ types }: Profile['contractor']) =>
  types.length === 1 && types[0] === 'fisica' ? 'person-form' : 'typed-form';
