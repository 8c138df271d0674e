import { useMessage, useTranslate } from '@preventivo/core/react';
import {
  addressByHand,
  addressByHandOn,
  addressHint,
  addressSearch,
  addressSearchOn,
} from '@preventivo/core/words';
import type { Address } from '@preventivo/italian';
import {
  announce,
  Button,
  focused,
  lazyComponent,
  Notice,
  Skeleton,
  usePreload,
} from '@preventivo/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { FoundPlace } from './api.ts';
import { useBlockBlur, useFocusNext } from './block-focus.ts';
import {
  type FoundParts,
  noParts,
  type PartErrors,
  partKeys,
  partName,
  partsOf,
} from './by-hand/parts.ts';
import { AddressSearch } from './search/address-search.tsx';
import { usePlaceDetails } from './search/use-place-details.ts';
import { useAddress } from './use-address.ts';

/** Props of `<AddressBlock>`. */
export interface AddressBlockProps {
  /**
   * `name` of the search box. The parts are named `street`, `street_number`, `zip` and `city`, with the prefix of
   * `name` up to its last dot: `proprietario.street`.
   */
  readonly name: string;
  /** Label of the address: «Indirizzo di residenza». */
  readonly label: string;
  /** Label of the search box: «Cerca l'indirizzo di residenza». */
  readonly search: string;
  /** The address with its parts. `emptyAddress` is an empty address. */
  readonly value: Address;
  /**
   * Called with the whole address. Every change clears the errors (docs/rules/address.md#errors).
   */
  readonly onChange: (address: Address) => void;
  /**
   * Called half a second after the focus left the block (docs/rules/address.md#leaving-the-block).
   * Also called on blur of a single part, with the name of its control.
   */
  readonly onBlur?: (controls?: readonly string[]) => void;
  /** Error of the address as a whole. */
  readonly error?: string | undefined;
  /** Errors of single parts of the address. */
  readonly partErrors?: PartErrors;
  /** Hint of the search box. @defaultValue «Via, numero e città» */
  readonly hint?: ReactNode;
  /** A text that explains how to correct the error. It shows together with `error` only. */
  readonly help?: ReactNode;
  /** An address that the user can copy, with the label of the button that copies it. @defaultValue no button */
  readonly offer?: { readonly label: string; readonly address: Address } | undefined;
}

// Lazy, because an empty block does not need the details. They load while the page is idle.
const LazyDetails = lazyComponent(
  () => import('@preventivo/address/lazy/address-details').then((module) => module.AddressDetails),
  { fallback: () => <Skeleton count={2} /> },
);

/** An address that the user searches or enters by hand (docs/rules/address.md#two-ways). */
export function AddressBlock(props: AddressBlockProps) {
  const t = useTranslate();
  const { name, label, search, onBlur, error, partErrors = {}, help, offer } = props;
  const { hint = t(addressHint) } = props;
  const block = useRef<HTMLFieldSetElement>(null);
  const [value, change] = useAddress(props.value, props.onChange);
  const [focusNext, focusFound] = useFocusNext(block);
  usePreload(LazyDetails.preload);
  const byHand = useRef<FoundParts>(noParts);
  // The search text when the user last switched to manual entry.
  const [typed, setTyped] = useState('');
  /** The text in the search box that the user has typed, or kept from a chosen address. */
  const [searchText, setOwn] = useState('');
  /** Whether the search box has selected the only match while the user is still typing. */
  const [isTyping, setIsTyping] = useState(false);
  const [place, setPlace] = useState<FoundPlace>();
  const details = usePlaceDetails((parts, how) => {
    change(parts);
    const at = focused();
    // If the user has moved to another question, keep the focus there.
    if (how !== 'picked' || (at !== document.body && !block.current?.contains(at))) return;
    const missing = partKeys.filter((part) => parts[part] === '');
    focusNext(...missing.map((part) => controlOf(partName(name, part))), '.q-address-card');
  });
  const { leaving, stay } = useBlockBlur(block, () => {
    if (details.state !== 'asking') onBlur?.();
  });
  const failure = useMessage('ADDRESS_DETAILS_FAILED');
  const manual = value.is_manual_address;
  const chosen = !manual && !isTyping && (value.street !== '' || value.city !== '');

  function searchAgain() {
    details.forget();
    setOwn(value.search);
    change(noParts);
    focusNext(controlOf(name));
  }

  function switchMode() {
    details.forget();
    setIsTyping(false);
    setOwn(value.search);
    // Clear the parts of a manual address: in search mode they would count as a chosen address. `byHand` keeps them for
    // the next switch to manual entry.
    if (manual) byHand.current = partsOf(value);
    // The user has changed the search text since the last switch to manual entry. Forget the parts that belonged to the
    // old text.
    else if (!chosen && value.search !== typed) byHand.current = noParts;
    if (!manual) setTyped(chosen ? '' : value.search);
    change({ is_manual_address: !manual, ...(manual ? noParts : !chosen && byHand.current) });
    focusNext(controlOf(manual ? name : partName(name, 'city')));
    announce(manual ? t(addressSearchOn) : t(addressByHandOn));
  }

  function take(address: Address) {
    details.forget();
    setIsTyping(false);
    setPlace(undefined);
    change(address);
    focusNext(address.is_manual_address ? controlOf(partName(name, 'city')) : '.q-address-card');
  }

  return (
    <fieldset
      ref={block}
      className="q-fieldset q-address"
      aria-busy={details.state === 'asking'}
      {...leaving}
    >
      {/* The label of the search box names the address, so a heading above it would repeat it. */}
      <legend className={manual || chosen ? 'q-heading' : 'q-hidden'}>{label}</legend>
      {(manual || chosen) && (
        <LazyDetails
          // Remount on each switch between search and manual entry: on mount, the details choose
          // which parts get a field.
          key={String(manual)}
          {...{ name, label, value, error }}
          errors={partErrors}
          typed={typed}
          place={place}
          onChange={change}
          onLeft={(part) => value[part].trim() && onBlur?.([partName(name, part)])}
          onAgain={searchAgain}
          onDrawn={focusFound}
        />
      )}
      {!manual && !chosen && (
        <AddressSearch
          {...{ name, hint, help, label: search, error, value: value.search }}
          isOwn={value.search === searchText}
          onChange={(text) => {
            // After a choice, the search box reports the place's text as a change. This change must not clear the
            // parts.
            if (text === value.search) return;
            details.forget();
            setOwn(text);
            setIsTyping(false);
            change({ search: text, ...noParts });
          }}
          onChoose={(place, how) => {
            setPlace(place);
            setIsTyping(how === 'typing');
            // If the focus has left the block, cancel the pending `onBlur`: it would show errors for missing parts
            // before their fields have rendered.
            if (!block.current?.contains(focused())) stay();
            void details.ask(place, how);
          }}
          emptyAction={
            <Button variant="outline" size="medium" onClick={switchMode}>
              {t(addressByHand)}
            </Button>
          }
        />
      )}
      {!manual && !chosen && offer && (
        <Button variant="outline" size="medium" onClick={() => take(offer.address)}>
          {offer.label}
        </Button>
      )}
      {details.state === 'failed' && !isTyping && (
        <Notice kind="error" alert>
          {failure}
        </Notice>
      )}
      <Button
        // Highlight the button if the error asks the user to press it.
        variant={error?.includes(t(addressByHand)) ? 'primary' : 'link'}
        size="medium"
        onClick={switchMode}
      >
        {manual ? t(addressSearch) : t(addressByHand)}
      </Button>
    </fieldset>
  );
}

const controlOf = (name: string) => `[name="${CSS.escape(name)}"]`;
