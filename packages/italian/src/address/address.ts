/** An address in the form's format (docs/rules/address.md#parts). */
export interface Address {
  /** The text of the search box. After the user has chosen an address, its description. */
  readonly search: string;
  readonly street: string;
  readonly street_number: string;
  /** Five digits. */
  readonly zip: string;
  /** 'NAME (PV)'. */
  readonly city: string;
  readonly is_manual_address: boolean;
}
