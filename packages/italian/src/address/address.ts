/** An address as the form holds it (docs/rules/address.md#parts). */
export interface Address {
  /** The text of the search box; after a choice, the description of the found address. */
  readonly search: string;
  readonly street: string;
  readonly street_number: string;
  /** Five digits. */
  readonly zip: string;
  /** 'NAME (PV)'. */
  readonly city: string;
  readonly is_manual_address: boolean;
}
