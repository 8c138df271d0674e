/** The parts of a webhook event that a lead needs. */
export interface LeadEvent {
  readonly id: string;
  readonly code: string;
  readonly line: string;
  readonly createdAt: string;
  readonly contractor: Readonly<Record<string, unknown>>;
  /** Null for an anonymous request. */
  readonly account: { readonly id: string; readonly sf_account_id: string } | null;
  /** How the visitor reached the page; null unless they allow it. */
  readonly source: Readonly<Record<string, string>> | null;
  /** Only in the event that is sent when the visitor has chosen a channel. */
  readonly recall?: { readonly channel: 'email' | 'phone'; readonly at: string };
}

/** Returns a text of an object; '' without one. */
export const textIn = (object: Readonly<Record<string, unknown>>, key: string): string => {
  const value = object[key];
  return typeof value === 'string' ? value.trim() : '';
};
