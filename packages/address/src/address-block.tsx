import { useMessage, useSay } from '@preventivo/core/react';
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
import { AddressSearch } from './address-search.tsx';
import { useFocusNext, useLeaving } from './block-focus.ts';
import { type FoundParts, noParts, type PartErrors, partKeys, partName, partsOf } from './parts.ts';
import { useAddress } from './use-address.ts';
import { usePlaceDetails } from './use-place-details.ts';

/** What `<AddressBlock>` takes. */
export interface AddressBlockProps {
  /**
   * `name` of the search box. The parts are called `street`, `street_number`, `zip` and `city`,
   * with what stands before its last dot: `proprietario.street`.
   */
  readonly name: string;
  /** What the address is of: «Indirizzo di residenza». */
  readonly label: string;
  /** The label of the search box: «Cerca l'indirizzo di residenza». */
  readonly search: string;
  /** The address, whole and in its parts; an empty one is `emptyAddress`. */
  readonly value: Address;
  /**
   * Called with the whole address; every change clears the errors (docs/rules/address.md#errors).
   */
  readonly onChange: (address: Address) => void;
  /**
   * The block was left, half a second ago (docs/rules/address.md#leaving-the-block); or one of its controls, which then is
   * named.
   */
  readonly onBlur?: (controls?: readonly string[]) => void;
  /** What is wrong with the address as a whole. */
  readonly error?: string | undefined;
  /** What is wrong with its parts. */
  readonly partErrors?: PartErrors;
  /** Under the label of the search box. @defaultValue «Via, numero e città: scegli dall'elenco» */
  readonly hint?: ReactNode;
  /** How to put it right; shown with `error` only. */
  readonly help?: ReactNode;
  /** Another address, and what the button says that takes it. @defaultValue no button */
  readonly offer?: { readonly label: string; readonly address: Address } | undefined;
}

// An empty block does without them: they are loaded while the search is read.
const LazyDetails = lazyComponent(
  () => import('@preventivo/address/lazy/address-details').then((module) => module.AddressDetails),
  { fallback: () => <Skeleton count={2} /> },
);

/** An address, searched for or written by hand (docs/rules/address.md#two-ways). */
export function AddressBlock(props: AddressBlockProps) {
  const say = useSay();
  const { name, label, search, onBlur, error, partErrors = {}, help, offer } = props;
  const { hint = say(addressHint) } = props;
  const block = useRef<HTMLFieldSetElement>(null);
  const [value, change] = useAddress(props.value, props.onChange);
  const [focusNext, focusFound] = useFocusNext(block);
  usePreload(LazyDetails.preload);
  const byHand = useRef<FoundParts>(noParts);
  // What was typed into the search box when it was last left for the parts.
  const [typed, setTyped] = useState('');
  /** What was last written into the search box here, or stood in it when it was chosen. */
  const [own, setOwn] = useState('');
  /** The only place found is the answer already, but its text is still being typed. */
  const [isTyping, setIsTyping] = useState(false);
  /** Says what of the typed text the chosen place leaves out. */
  const [note, setNote] = useState<string>();
  const details = usePlaceDetails((parts, how) => {
    change(parts);
    const at = focused();
    // Who has gone on to another question stays there.
    if (how !== 'picked' || (at !== document.body && !block.current?.contains(at))) return;
    const missing = partKeys.filter((part) => parts[part] === '');
    focusNext(...missing.map((part) => controlOf(partName(name, part))), '.q-address-card');
  });
  const { leaving, stay } = useLeaving(block, () => {
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
    // What was written by hand would pass for a chosen address, so it waits here for its return.
    if (manual) byHand.current = partsOf(value);
    // Another address was searched for since: what was written of the last one does not fit it.
    else if (!chosen && value.search !== typed) byHand.current = noParts;
    if (!manual) setTyped(chosen ? '' : value.search);
    change({ is_manual_address: !manual, ...(manual ? noParts : !chosen && byHand.current) });
    focusNext(controlOf(manual ? name : partName(name, 'city')));
    announce(manual ? say(addressSearchOn) : say(addressByHandOn));
  }

  function take(address: Address) {
    details.forget();
    setIsTyping(false);
    setNote(undefined);
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
      <legend className="q-heading">{label}</legend>
      {(manual || chosen) && (
        <LazyDetails
          // Each way starts with what is missing then.
          key={String(manual)}
          {...{ name, label, value, error }}
          errors={partErrors}
          typed={typed}
          note={note}
          onChange={change}
          onLeft={(part) => value[part].trim() && onBlur?.([partName(name, part)])}
          onAgain={searchAgain}
          onDrawn={focusFound}
        />
      )}
      {!manual && !chosen && (
        <AddressSearch
          {...{ name, hint, help, label: search, error, value: value.search }}
          isOwn={value.search === own}
          onChange={(text) => {
            // The only place is written out: who has gone on already does not lose it.
            if (text === value.search) return;
            details.forget();
            setOwn(text);
            setIsTyping(false);
            change({ search: text, ...noParts });
          }}
          onChoose={(place, how) => {
            setNote(place.note);
            setIsTyping(how === 'typing');
            // What it still lacks was not there to be left.
            if (!block.current?.contains(focused())) stay();
            void details.ask(place, how);
          }}
          emptyAction={
            <Button variant="outline" size="medium" onClick={switchMode}>
              {say(addressByHand)}
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
        // An error that names the button points at it.
        variant={error?.includes(say(addressByHand)) ? 'primary' : 'link'}
        size="medium"
        onClick={switchMode}
      >
        {manual ? say(addressSearch) : say(addressByHand)}
      </Button>
    </fieldset>
  );
}

const controlOf = (name: string) => `[name="${CSS.escape(name)}"]`;
