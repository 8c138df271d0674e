/** An address as it is held in a form (docs/rules/address.md#parts). */
export interface Address {
  /** What stands in the search box; once chosen, the found description. */
  readonly search: string;
  readonly street: string;
  readonly street_number: string;
  /** Five digits. */
  readonly zip: string;
  /** 'NAME (PV)'. */
  readonly city: string;
  readonly is_manual_address: boolean;
}
