import { usePreventivo, useRemote, useSay } from '@preventivo/core/react';
import {
  houseHelp,
  houseHelpWide,
  houseLabel,
  houseRepeated,
  houseRepeatedOff,
  streetLabel,
  townHelp,
  townHint,
  townLabel,
  zipHelp,
  zipLabel,
  zipOther,
} from '@preventivo/core/words';
import { type Address, isPostalCode, normaliseHouseNumber } from '@preventivo/italian';
import { Button, Choice, TextInput } from '@preventivo/ui';
import { useCallback, useEffect, useState } from 'react';
import { postalCodesQuery } from './api.ts';
import { MunicipalityBox } from './municipality-box.tsx';
import { noParts, type PartErrors, type PartKey, partName } from './parts.ts';
import { autofilledStreet, commaStreet, repeatedNumber } from './typed-parts.ts';

interface PartFieldsProps {
  /** The name of the search box, whose prefix the parts share. */
  readonly name: string;
  /** Which parts have a field. */
  readonly parts: readonly PartKey[];
  readonly value: Address;
  readonly errors: PartErrors;
  readonly onChange: (parts: Partial<Address>) => void;
  /** Under the label of the house number. */
  readonly numberHint?: string;
}

/** The parts of an address, each its own field (docs/rules/address.md#parts). */
export function PartFields({ name, parts, value, errors, onChange, numberHint }: PartFieldsProps) {
  const say = useSay();
  const { settings } = usePreventivo();
  const field = (part: PartKey) => ({
    name: partName(name, part),
    value: value[part],
    error: errors[part],
  });
  const changeZip = useCallback((zip: string) => onChange({ zip }), [onChange]);
  return (
    <div className="q-fields">
      {parts.includes('city') && (
        <MunicipalityBox
          {...field('city')}
          label={say(townLabel)}
          hint={say(townHint)}
          help={say(townHelp)}
          isResidenza
          autoComplete="address-level2"
          onChange={(city) => onChange({ city, ...(city !== value.city && { zip: noParts.zip }) })}
        />
      )}
      {parts.includes('zip') && (
        <PostalCode {...field('zip')} city={value.city} onChange={changeZip} />
      )}
      {parts.includes('street') && (
        <TextInput
          {...field('street')}
          label={say(streetLabel)}
          autoComplete="address-line1"
          autoCapitalize="words"
          onBlur={() => {
            // No street has a comma: what follows it is the number, or already stands beside.
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
      {parts.includes('street_number') && parts.includes('street') && (
        <RepeatedNumber {...{ value, onChange }} />
      )}
      {parts.includes('street_number') && (
        <TextInput
          {...field('street_number')}
          label={say(houseLabel)}
          hint={numberHint}
          help={say(numberHelp[settings?.addresses ?? 'strict'])}
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
  strict: houseHelp,
  wide: houseHelpWide,
} as const;

/** Asks once about a house number that also ends the street; leaving it there is an answer too. */
function RepeatedNumber({ value, onChange }: Pick<PartFieldsProps, 'value' | 'onChange'>) {
  const say = useSay();
  const street = repeatedNumber(value);
  if (!street) return null;
  return (
    <div className="q-hint" role="status">
      <span>{`${say(houseRepeated, { number: value.street_number })} `}</span>
      <Button variant="link" onClick={() => onChange({ street })}>
        {say(houseRepeatedOff)}
      </Button>
    </div>
  );
}

interface PostalCodeProps {
  readonly name: string;
  /** The municipality, 'NAME (PV)'; nothing is shown for another text. */
  readonly city: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (zip: string) => void;
}

/**
 * The postal code of a municipality: filled in where there is one, chosen where there are more. It is
 * written where nobody can tell them, or where the only one, or that of no known municipality, was refused.
 */
function PostalCode({ name, city, value, error, onChange }: PostalCodeProps) {
  const say = useSay();
  const { client } = usePreventivo();
  const query = postalCodesQuery(client, city);
  const { data: codes, failed } = useRemote(query);
  const only = codes?.length === 1 ? codes[0]?.id : undefined;
  // A box once opened stays while it is written in, also after the error went.
  const [writtenFor, setWrittenFor] = useState<string>();
  // Also while the list is on its way: who is led to the error finds a control.
  const isRefused = Boolean(error) && (!codes || only !== undefined);
  // One that no list has was typed into the search: hamlets have codes of their own.
  const isOther =
    codes !== undefined && isPostalCode(value) && codes.every(({ id }) => id !== value);
  if ((isRefused || failed || isOther) && writtenFor !== city) setWrittenFor(city);
  const isWritten = writtenFor === city;

  useEffect(() => {
    if (!codes || isWritten) return;
    const fits = codes.some(({ id }) => id === value);
    if (!fits && value !== (only ?? '')) onChange(only ?? '');
  }, [codes, only, value, isWritten, onChange]);

  const field = { name, error, label: say(zipLabel), autoComplete: 'postal-code' };
  if (isWritten)
    return (
      <TextInput
        {...{ ...field, value, onChange }}
        type="numeric"
        help={say(zipHelp)}
        width={6}
        enterKeyHint="next"
      />
    );
  if (!query) return null;
  const other = (
    <Button variant="link" size="medium" onClick={() => setWrittenFor(city)}>
      {say(zipOther)}
    </Button>
  );
  if (only)
    return (
      <div className="q-zip">
        <p>{`${say(zipLabel)} ${only}`}</p>
        {other}
      </div>
    );
  const chosen = {
    value: value || null,
    onChange: (zip: string | null) => onChange(zip ?? ''),
  };
  // One list from the first paint: who stands in it stays there when its options come.
  return (
    <>
      <Choice {...{ ...field, ...chosen }} options={codes ?? 'loading'} select />
      {codes && other}
    </>
  );
}
