import type { SavedCompany } from '../../http/saved-company.ts';
import type { User } from '../../http/user.ts';
import { company } from '../company.ts';
import { companyOfSaved } from './company-of-saved.ts';
import {
  type Called,
  type CompletenessContext,
  type CompletenessLabel,
  type Hides,
  labelsOf,
} from './completeness-label.ts';

/** What a saved company lacks before it may be chosen, called as its questions are. @param hides what the line does not ask */
export function missingOfCompany(
  saved: SavedCompany,
  user: Pick<User, 'email' | 'phone'>,
  hides: Hides = [],
  context: CompletenessContext = {},
): readonly CompletenessLabel[] {
  return labelsOf(company, companyOfSaved(saved, user), called, hides, context);
}

const called: Readonly<Record<string, Called>> = Object.fromEntries(
  Object.entries(company.fields).map(([key, { label }]) => [key, { label }]),
);
