import type { Address } from '@preventivo/italian';
import { useField } from 'formik';
import { AddressBlock, type AddressBlockProps } from '../address-block.tsx';
import type { PartErrors } from '../by-hand/parts.ts';

/** Props of `<AddressField>`. */
export interface AddressFieldProps
  extends Pick<AddressBlockProps, 'label' | 'search' | 'hint' | 'help' | 'offer'> {
  /** Path of the address in the form values: `indirizzo`, `proprietario.indirizzo`. */
  readonly name: string;
}

export { emptyAddress } from '@preventivo/core';

/**
 * The address block for a host's `<Formik>`. Its value is an `Address`. The form's `validate`
 * returns the error of this field: a text for the whole address, or an object with texts by part.
 * The error shows on blur or submit and disappears on the next change
 * (docs/rules/address.md#errors).
 */
export function AddressField({ name, ...texts }: AddressFieldProps) {
  const [{ value }, meta, { setValue, setTouched }] = useField<Address>(name);
  const error: unknown = meta.touched ? meta.error : undefined;
  return (
    <AddressBlock
      {...texts}
      name={name}
      value={value}
      onChange={(address) => {
        void setTouched(false, false);
        void setValue(address);
      }}
      onBlur={(controls) => void (controls ?? setTouched(true))}
      error={typeof error === 'string' ? error : undefined}
      partErrors={isPartErrors(error) ? error : {}}
    />
  );
}

const isPartErrors = (error: unknown): error is PartErrors =>
  typeof error === 'object' && error !== null;
