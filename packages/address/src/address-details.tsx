import { QueryProvider } from '@preventivo/core/query';
import { useSay } from '@preventivo/core/react';
import {
  addressByHandOf,
  addressChange,
  addressChangeWhat,
  addressChosen,
  addressLeftOut,
  addressUnknownPart,
  commonError,
} from '@preventivo/core/words';
import { type Address, withoutExtras } from '@preventivo/italian';
import { AlertIcon, Button, CheckIcon, VisuallyHidden } from '@preventivo/ui';
import { useEffect, useId, useState } from 'react';
import { PartFields } from './part-fields.tsx';
import { type PartErrors, type PartKey, partKeys } from './parts.ts';
import { useTypedParts } from './use-typed-parts.ts';

export { placeParts } from './place-details.ts';
export { searchMunicipalities } from './search-municipalities.ts';
export { searchAddress } from './search-results.ts';
export { SearchSettling } from './search-settling.tsx';

interface AddressDetailsProps extends ByHandProps {
  /** Says what of the typed text the chosen address leaves out. */
  readonly note?: string | undefined;
  /** Goes back to the search. */
  onAgain(): void;
  /** It is on the page. */
  onDrawn(): void;
}

/** What an address is once it was chosen, or is written by hand: nothing that an empty block shows. */
export function AddressDetails({ onDrawn, onAgain, ...all }: AddressDetailsProps) {
  const { typed, note, ...props } = all;
  useEffect(onDrawn, [onDrawn]);
  return (
    <QueryProvider>
      {props.value.is_manual_address ? (
        <ByHand {...props} typed={typed} />
      ) : (
        <ChosenAddress {...props} note={note} onAgain={onAgain} />
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
  /** What was typed into the search box just before it was left for this. @defaultValue nothing */
  readonly typed?: string | undefined;
  onChange(parts: Partial<Address>): void;
  /** The control of a part was left. */
  onLeft(part: PartKey): void;
}

/** An address written by hand: its parts, and what is wrong with them together. */
function ByHand(props: ByHandProps) {
  const { name, label, value, error, errors, typed, onChange, onLeft } = props;
  const say = useSay();
  const id = `${useId()}-error`;
  useTypedParts(typed, value, onChange);
  const extras = withoutExtras(typed ?? '').extras.join(', ');
  return (
    // Named as the search box it stands for, so that a link to its error finds it.
    <fieldset
      className="q-fieldset q-address-parts"
      name={name}
      tabIndex={-1}
      aria-label={say(addressByHandOf, { label })}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      {error && <AddressError id={id}>{error}</AddressError>}
      <LeftOut note={extras && say(addressLeftOut, { extras })} />
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
  readonly note?: string | undefined;
  readonly onChange: (parts: Partial<Address>) => void;
  readonly onLeft: (part: PartKey) => void;
  /** Goes back to the search. */
  readonly onAgain: () => void;
}

/** The chosen address on a card, and a field for each part the search did not know or got wrong. */
function ChosenAddress(props: ChosenAddressProps) {
  const say = useSay();
  const { name, label, value, error, errors, note, onChange, onLeft, onAgain } = props;
  const id = `${useId()}-error`;
  const [parts, setParts] = useState(() => partKeys.filter((part) => value[part] === ''));
  // A part once shown stays, also while it is being mended.
  const wrong = partKeys.filter((part) => errors[part] && !parts.includes(part));
  if (wrong.length > 0) setParts([...parts, ...wrong]);
  const street = parts.includes('street_number')
    ? value.street
    : `${value.street}, ${value.street_number}`;
  return (
    <>
      {error && <AddressError id={id}>{error}</AddressError>}
      <fieldset className="q-address-card" aria-label={say(addressChosen, { label })} tabIndex={-1}>
        <span className="q-tile">{error ? <AlertIcon /> : <CheckIcon />}</span>
        <p>
          <span>{street}</span>
          <span className="q-detail">
            {`${parts.includes('zip') ? '' : value.zip} ${value.city}`}
          </span>
          <LeftOut note={note} />
        </p>
        {/* Named as the search box it stands for, so that a link to its error finds it. */}
        <Button
          variant="link"
          name={name}
          aria-describedby={error ? id : undefined}
          onClick={onAgain}
        >
          {say(addressChange)}
          <VisuallyHidden>{say(addressChangeWhat)}</VisuallyHidden>
        </Button>
      </fieldset>
      {parts.length > 0 && (
        <PartFields
          name={name}
          parts={parts}
          value={value}
          errors={errors}
          numberHint={say(addressUnknownPart)}
          onChange={onChange}
          onLeft={onLeft}
        />
      )}
    </>
  );
}

/** What was typed but is no part of the address: floor, stair, flat. */
function LeftOut({ note }: { readonly note: string | undefined }) {
  return note ? <span className="q-detail">{note}</span> : null;
}

/** What is wrong with an address as a whole. */
function AddressError({ id, children }: { readonly id: string; readonly children: string }) {
  const say = useSay();
  return (
    <p className="q-error">
      <AlertIcon size={20} />
      <VisuallyHidden>{say(commonError)}</VisuallyHidden>
      <span id={id}>{children}</span>
    </p>
  );
}
