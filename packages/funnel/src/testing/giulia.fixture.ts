import type { Person, PersonContractor } from '@preventivo/core';
import { giuliaAsks as asks, giulia } from '@preventivo/core/testing';

export { giulia };

/** The day all tests happen on. */
export const today = '2026-11-21';

/** Giulia, who asks for herself. @param change what she answers differently */
export const giuliaAsks = (change: Partial<Person> = {}): PersonContractor => ({
  ...asks,
  persona: { ...giulia, ...change },
});
