import type { Address } from '@preventivo/core/italian';
import { AlertIcon, Button, CheckIcon, VisuallyHidden } from '@preventivo/ui';
import { useId, useState } from 'react';
import { AddressError } from './address-error.tsx';
import { PartFields } from './part-fields.tsx';
import { type PartErrors, partKeys } from './parts.ts';

export interface ChosenAddressProps {
  readonly name: string;
  readonly label: string;
  readonly value: Address;
  readonly error?: string | undefined;
  readonly errors: PartErrors;
  readonly onChange: (parts: Partial<Address>) => void;
  /** Goes back to the search. */
  readonly onAgain: () => void;
}

/** The chosen address on a card, and a field for each part the search did not know or got wrong. */
export function ChosenAddress(props: ChosenAddressProps) {
  const { name, label, value, error, errors, onChange, onAgain } = props;
  const id = `${useId()}-error`;
  const [asked, setAsked] = useState(() => partKeys.filter((part) => value[part] === ''));
  // A part once asked stays, also while it is being mended.
  const wrong = partKeys.filter((part) => errors[part] && !asked.includes(part));
  if (wrong.length > 0) setAsked([...asked, ...wrong]);
  const street = asked.includes('street_number')
    ? value.street
    : `${value.street}, ${value.street_number}`;
  return (
    <>
      {error && <AddressError id={id}>{error}</AddressError>}
      <fieldset className="q-address-card" aria-label={`${label} scelto`} tabIndex={-1}>
        <span className="q-tile">{error ? <AlertIcon /> : <CheckIcon />}</span>
        <p>
          {street}
          <span className="q-detail">
            {asked.includes('zip') ? '' : value.zip} {value.city}
          </span>
        </p>
        {/* Named as the search box it stands for, so that a link to its error finds it. */}
        <Button
          variant="link"
          name={name}
          aria-describedby={error ? id : undefined}
          onClick={onAgain}
        >
          Cambia<VisuallyHidden> indirizzo</VisuallyHidden>
        </Button>
      </fieldset>
      {asked.length > 0 && (
        <PartFields
          name={name}
          asked={asked}
          value={value}
          errors={errors}
          numberHint="Il risultato non lo indica"
          onChange={onChange}
        />
      )}
    </>
  );
}
