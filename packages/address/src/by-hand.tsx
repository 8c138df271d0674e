import type { Address } from '@preventivo/core/italian';
import { useId } from 'react';
import { AddressError } from './address-error.tsx';
import { PartFields } from './part-fields.tsx';
import { type PartErrors, partKeys } from './parts.ts';
import { useTypedParts } from './use-typed-parts.ts';

export interface ByHandProps {
  readonly name: string;
  readonly label: string;
  readonly value: Address;
  readonly error: string | undefined;
  readonly errors: PartErrors;
  /** What was typed into the search box just before it was left for this. @defaultValue nothing */
  readonly typed?: string | undefined;
  onChange(parts: Partial<Address>): void;
}

/** An address written by hand: its parts, and what is wrong with them together. */
export function ByHand({ name, label, value, error, errors, typed, onChange }: ByHandProps) {
  const id = `${useId()}-error`;
  useTypedParts(typed, value, onChange);
  return (
    // Named as the search box it stands for, so that a link to its error finds it.
    <fieldset
      className="q-fieldset q-address-parts"
      name={name}
      tabIndex={-1}
      aria-label={`${label}, compilazione manuale`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      {error && <AddressError id={id}>{error}</AddressError>}
      <PartFields {...{ name, value, errors, onChange }} asked={partKeys} />
    </fieldset>
  );
}
