import { usePreventivo, useTranslate } from '@preventivo/core/react';
import {
  houseHelp,
  houseHelpWide,
  houseLabel,
  streetHelp,
  streetLabel,
  townHelp,
  townHint,
  townLabel,
} from '@preventivo/core/words';
import { type Address, normaliseHouseNumber } from '@preventivo/italian';
import { TextInput } from '@preventivo/ui';
import { useCallback, useRef, useState } from 'react';
// biome-ignore lint/suspicious/noImportCycles: the box closes the cycle by a lazy import.
import { MunicipalityBox } from './municipality-box.tsx';
import { ConfirmPart, NumberInStreet } from './part-questions.tsx';
import { noParts, type PartErrors, type PartKey, partName } from './parts.ts';
import { PostalCode } from './postal-code.tsx';
import { autofilledStreet, commaStreet } from './typed-parts.ts';

interface PartFieldsProps {
  /** The name of the search box. The parts' controls have the same prefix. */
  readonly name: string;
  readonly parts: readonly PartKey[];
  readonly value: Address;
  readonly errors: PartErrors;
  readonly onChange: (parts: Partial<Address>) => void;
  readonly onLeft: (part: PartKey) => void;
  readonly numberHint?: string;
}

/** The parts of an address, each in its own field (docs/rules/address.md#parts). */
export function PartFields(props: PartFieldsProps) {
  const { name, parts, value, errors, onChange, onLeft, numberHint } = props;
  const t = useTranslate();
  const { settings } = usePreventivo();
  const field = (part: PartKey) => ({
    name: partName(name, part),
    value: value[part],
    error: errors[part],
  });
  const confirms = (part: 'street' | 'street_number') => (
    <ConfirmPart {...{ part, value, onChange }} name={partName(name, part)} error={errors[part]} />
  );
  // When the town changes, clear a postal code that was chosen from the town's list. Keep a typed code.
  const listed = useRef('');
  const changeZip = useCallback(
    (zip: string, isListed: boolean) => {
      if (isListed) listed.current = zip;
      if (zip !== value.zip) onChange({ zip });
    },
    [value.zip, onChange],
  );
  const changeCity = (city: string) => {
    const isOfLast = city !== value.city && value.zip === listed.current;
    onChange({ city, ...(isOfLast && { zip: noParts.zip }) });
  };
  // Ask about a number in the street on blur only: before, the user may still be typing the street.
  const [leftStreet, setLeftStreet] = useState(value.street);
  return (
    <div className="q-fields">
      {parts.includes('city') && (
        <MunicipalityBox
          {...field('city')}
          label={t(townLabel)}
          hint={t(townHint)}
          help={t(townHelp)}
          isResidenza
          autoComplete="address-level2"
          onChange={changeCity}
          onBlur={() => onLeft('city')}
        />
      )}
      {parts.includes('zip') && (
        <PostalCode {...field('zip')} city={value.city} onChange={changeZip} />
      )}
      {parts.includes('street') && (
        <TextInput
          {...field('street')}
          label={t(streetLabel)}
          help={t(streetHelp)}
          after={confirms('street')}
          autoComplete="address-line1"
          autoCapitalize="words"
          onBlur={() => {
            setLeftStreet(value.street);
            // In a street, a comma precedes the house number. Move the number to its field, unless the field contains
            // another number.
            const apart = commaStreet(value.street);
            if (apart && ['', apart.street_number].includes(value.street_number)) onChange(apart);
          }}
          onChange={(street) =>
            onChange(
              (value.street_number === '' && autofilledStreet(value.street, street)) || { street },
            )
          }
        />
      )}
      {parts.includes('street_number') &&
        parts.includes('street') &&
        (value.street_number !== '' || leftStreet === value.street) && (
          <NumberInStreet {...{ value, onChange }} />
        )}
      {parts.includes('street_number') && (
        <TextInput
          {...field('street_number')}
          label={t(houseLabel)}
          hint={numberHint}
          help={t(numberHelp[settings?.addresses ?? 'strict'])}
          width={6}
          after={confirms('street_number')}
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

const numberHelp = {
  strict: houseHelp,
  wide: houseHelpWide,
} as const;
