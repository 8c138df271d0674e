import { type Address, normaliseHouseNumber } from '@preventivo/core/italian';
import { usePreventivo } from '@preventivo/core/react';
import { TextInput } from '@preventivo/ui';
import { useCallback } from 'react';
import { autofilledStreet } from './autofilled-street.ts';
import { MunicipalityBox } from './municipality-box.tsx';
import { noParts, type PartErrors, type PartKey, partName } from './parts.ts';
import { PostalCode } from './postal-code.tsx';

export interface PartFieldsProps {
  /** The name of the search box, whose prefix the parts share. */
  readonly name: string;
  /** Which parts are asked. */
  readonly asked: readonly PartKey[];
  readonly value: Address;
  readonly errors: PartErrors;
  readonly onChange: (parts: Partial<Address>) => void;
  /** Under the label of the house number. */
  readonly numberHint?: string;
}

/** The parts of an address, each its own field (docs/rules/address.md#parts). */
export function PartFields({ name, asked, value, errors, onChange, numberHint }: PartFieldsProps) {
  const { settings } = usePreventivo();
  const field = (part: PartKey) => ({
    name: partName(name, part),
    value: value[part],
    error: errors[part],
  });
  const changeZip = useCallback((zip: string) => onChange({ zip }), [onChange]);
  return (
    <div className="q-fields">
      {asked.includes('city') && (
        <MunicipalityBox
          {...field('city')}
          label="Comune"
          hint="Scrivi almeno 3 lettere"
          help="Scegli il comune dall'elenco"
          isResidenza
          autoComplete="address-level2"
          onChange={(city) => onChange({ city, ...(city !== value.city && { zip: noParts.zip }) })}
        />
      )}
      {asked.includes('zip') && (
        <PostalCode {...field('zip')} city={value.city} onChange={changeZip} />
      )}
      {asked.includes('street') && (
        <TextInput
          {...field('street')}
          label="Via, viale o piazza"
          autoComplete="address-line1"
          autoCapitalize="words"
          onChange={(street) =>
            onChange(
              (value.street_number === '' && autofilledStreet(value.street, street)) || { street },
            )
          }
        />
      )}
      {asked.includes('street_number') && (
        <TextInput
          {...field('street_number')}
          label="Numero civico"
          hint={numberHint}
          help={numberHelp[settings?.addresses ?? 'strict']}
          width={6}
          enterKeyHint="done"
          autoCapitalize="characters"
          onChange={(street_number) => onChange({ street_number })}
          onBlur={() => {
            const street_number = normaliseHouseNumber(value.street_number);
            if (street_number !== value.street_number) onChange({ street_number });
          }}
        />
      )}
    </div>
  );
}

/** How to put a house number right. */
const numberHelp = {
  strict: 'Da 1 a 3 cifre, con lettera se serve: 12/A',
  wide: "Per esempio 12, 12/A o 12 bis; SNC se la casa non ce l'ha",
} as const;
