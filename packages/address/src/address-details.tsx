import { QueryProvider } from '@preventivo/core/query';
import { useTranslate } from '@preventivo/core/react';
import {
  addressByHandOf,
  addressChange,
  addressChangeWhat,
  addressChosen,
  addressLeftOut,
  addressUnknownPart,
  commonError,
} from '@preventivo/core/words';
import { type Address, placeName, streetName, withoutExtras } from '@preventivo/italian';
import { AlertIcon, Button, CheckIcon, VisuallyHidden } from '@preventivo/ui';
import { useEffect, useId, useState } from 'react';
import type { FoundPlace } from './api.ts';
// biome-ignore lint/suspicious/noImportCycles: the box of municipalities closes the cycle by a lazy import.
import { PartFields } from './by-hand/part-fields.tsx';
import { type PartErrors, type PartKey, partKeys } from './by-hand/parts.ts';
import { useTypedParts } from './by-hand/use-typed-parts.ts';
import { Source } from './source.tsx';

export { placeParts } from './search/place-details.ts';
export { searchMunicipalities } from './search/search-municipalities.ts';
export { searchAddress } from './search/search-results.ts';
export { SearchSettling } from './search/search-settling.tsx';

interface AddressDetailsProps extends ByHandProps {
  /** The place that the user has chosen in this block. @defaultValue none: the address has another origin */
  readonly place?: FoundPlace | undefined;
  onAgain(): void;
  onDrawn(): void;
}

/** The parts of a chosen or manual address. Lazy, because an empty address block does not need this component. */
export function AddressDetails({ onDrawn, onAgain, ...all }: AddressDetailsProps) {
  const { typed, place, ...props } = all;
  useEffect(onDrawn, [onDrawn]);
  return (
    <QueryProvider>
      {props.value.is_manual_address ? (
        <ByHand {...props} typed={typed} />
      ) : (
        <ChosenAddress {...props} place={place} onAgain={onAgain} />
      )}
    </QueryProvider>
  );
}

interface ByHandProps {
  readonly name: string;
  readonly label: string;
  readonly value: Address;
  readonly error: string | undefined;
  readonly errors: PartErrors;
  /** The search text at the time when the user switched to manual entry. @defaultValue empty */
  readonly typed?: string | undefined;
  onChange(parts: Partial<Address>): void;
  onLeft(part: PartKey): void;
}

function ByHand(props: ByHandProps) {
  const { name, label, value, error, errors, typed, onChange, onLeft } = props;
  const t = useTranslate();
  const id = `${useId()}-error`;
  useTypedParts(typed, value, onChange);
  const extras = withoutExtras(typed ?? '').extras.join(', ');
  return (
    // This fieldset has the `name` of the search box, so that a link in the error summary focuses it.
    <fieldset
      className="q-fieldset q-address-parts"
      name={name}
      tabIndex={-1}
      aria-label={t(addressByHandOf, { label })}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      {error && <AddressError id={id}>{error}</AddressError>}
      <LeftOut note={extras && t(addressLeftOut, { extras })} />
      <PartFields {...{ name, value, errors, onChange, onLeft }} parts={partKeys} />
    </fieldset>
  );
}

interface ChosenAddressProps {
  readonly name: string;
  readonly label: string;
  readonly value: Address;
  readonly error?: string | undefined;
  readonly errors: PartErrors;
  readonly place?: FoundPlace | undefined;
  readonly onChange: (parts: Partial<Address>) => void;
  readonly onLeft: (part: PartKey) => void;
  readonly onAgain: () => void;
}

/** A card with the chosen address, and a field for each part that is missing or invalid. */
function ChosenAddress(props: ChosenAddressProps) {
  const t = useTranslate();
  const { name, label, value, error, errors, place, onChange, onLeft, onAgain } = props;
  const id = `${useId()}-error`;
  const [parts, setParts] = useState(() => partKeys.filter((part) => value[part] === ''));
  // Once a part has a field, the field stays even when the part is valid again.
  const wrong = partKeys.filter((part) => errors[part] && !parts.includes(part));
  if (wrong.length > 0) setParts([...parts, ...wrong]);
  const street = streetName(value.street);
  return (
    <>
      {error && <AddressError id={id}>{error}</AddressError>}
      <fieldset className="q-address-card" aria-label={t(addressChosen, { label })} tabIndex={-1}>
        <span className="q-tile">{error ? <AlertIcon /> : <CheckIcon />}</span>
        <p>
          <span>
            {parts.includes('street_number') ? street : `${street}, ${value.street_number}`}
          </span>
          <span className="q-detail">
            {`${parts.includes('zip') ? '' : value.zip} ${placeName(value.city)}`}
          </span>
          <LeftOut note={place?.note} />
          {place?.attribution && (
            <span className="q-detail">
              <Source {...place.attribution} />
            </span>
          )}
        </p>
        {/* This button has the search box's `name`, so that a link in the error summary focuses it. */}
        <Button
          variant="link"
          name={name}
          aria-describedby={error ? id : undefined}
          onClick={onAgain}
        >
          {t(addressChange)}
          <VisuallyHidden>{t(addressChangeWhat)}</VisuallyHidden>
        </Button>
      </fieldset>
      {parts.length > 0 && (
        <PartFields
          name={name}
          parts={parts}
          value={value}
          errors={errors}
          numberHint={t(addressUnknownPart)}
          onChange={onChange}
          onLeft={onLeft}
        />
      )}
    </>
  );
}

/** A note about typed text that is not in the address, such as a floor, a staircase or a flat. */
function LeftOut({ note }: { readonly note: string | undefined }) {
  return note ? <span className="q-detail">{note}</span> : null;
}

function AddressError({ id, children }: { readonly id: string; readonly children: string }) {
  const t = useTranslate();
  return (
    <p className="q-error">
      <AlertIcon size={20} />
      <VisuallyHidden>{t(commonError)}</VisuallyHidden>
      <span id={id}>{children}</span>
    </p>
  );
}
