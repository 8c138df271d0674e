import type { Consents, Line } from '@preventivo/core';
import { personToWire, privacyToWire, toWire } from '@preventivo/core/wire';
import type { LineState } from '../draft/line-state.ts';

/** The broker's agreement (decisions.md). */
const convenzione = 1;

/** The consents given, and when they were last changed. */
export interface Consent {
  readonly consents: Consents;
  /** ISO time. */
  readonly changedAt: string;
}

/** The body of `submit` (`foundation.md 7`): everything the visitor answered, as the wire wants it. */
export function requestBody(line: Line, { contractor, product }: LineState, consent: Consent) {
  const person = personToWire(contractor);
  return {
    contractor: person,
    specificData: toWire(line, product),
    privacy: privacyOf(person, consent),
    sfLeadIds: null,
    convenzione,
  };
}

/** The body of a step save: the page's own answers; on the last page the consents too. */
export function stepBody(
  line: Line,
  { contractor, product }: LineState,
  page: number,
  consent: Consent,
) {
  const keys = line.pages[page - 2]?.fields ?? [];
  const last = page === line.pages.length + 1;
  return {
    specificData: toWire(line, product, keys),
    ...(last && { privacy: privacyOf(personToWire(contractor), consent) }),
    isLogged: false,
  };
}

function privacyOf(
  { email, telefono }: { readonly email: string; readonly telefono: string },
  consent: Consent,
) {
  return privacyToWire({ ...consent, email, telefono, convenzione, variant: 'anonymous' });
}
