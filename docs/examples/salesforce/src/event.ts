/** The parts of a webhook event that a lead needs. */
export interface LeadEvent {
  readonly id: string;
  readonly code: string;
  readonly line: string;
  readonly createdAt: string;
  readonly contractor: Readonly<Record<string, unknown>>;
  /** Null for a visitor without an account. */
  readonly account: { readonly id: string; readonly sf_account_id: string } | null;
  /** How the visitor reached the page. Null unless the visitor allows storing it. */
  readonly source: Readonly<Record<string, string>> | null;
  /** Only in the event that the server sends after the visitor has chosen a channel. */
  readonly recall?: { readonly channel: 'email' | 'phone'; readonly at: string };
}

/** Returns a text of an object, or '' if the object has no text under this key. */
export const textIn = (object: Readonly<Record<string, unknown>>, key: string): string => {
  const value = object[key];
  return typeof value === 'string' ? value.trim() : '';
};
