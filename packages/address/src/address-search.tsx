import { usePreventivo, useSay } from '@preventivo/core/react';
import { addressSuggested } from '@preventivo/core/words';
import { Combobox, lazyComponent } from '@preventivo/ui';
import { type ReactNode, useRef } from 'react';
import type { FoundPlace } from './api.ts';
import type { SearchResult } from './search-results.ts';

export interface AddressSearchProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Whether the value was written here, or had been chosen. */
  readonly isOwn: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly onChange: (text: string) => void;
  /** A place was chosen; `onChange` was called just before. */
  readonly onChoose: (place: FoundPlace, how: HowChosen) => void;
  /** The way out where nothing is found. */
  readonly emptyAction: ReactNode;
}

/** By a person; as the only one, while its text is still being typed; as the only one, while nobody is in the box. */
export type HowChosen = 'picked' | 'typing' | 'filled';

const details = () => import('@preventivo/address/lazy/address-details');
const LazySettling = lazyComponent(() => details().then((module) => module.SearchSettling), {
  isDeferred: ({ text }) => text === '',
});

/** The search box: what is typed is looked for in the address search, in capitals. */
export function AddressSearch({ onChoose, isOwn, ...props }: AddressSearchProps) {
  const say = useSay();
  const { value: text, onChange } = props;
  const context = usePreventivo();
  const box = useRef<HTMLInputElement>(null);
  const result = useRef<SearchResult>(undefined);

  async function search(text: string, signal: AbortSignal) {
    const { searchAddress } = await details();
    const found = await searchAddress(context, text);
    if (!signal.aborted) result.current = found;
    return found.options;
  }

  return (
    <Combobox
      {...props}
      ref={box}
      autoComplete="address-line1"
      listLabel={say(addressSuggested)}
      notFound={() => result.current?.sentence ?? ''}
      search={search}
      searchOnOpen
      onSelect={({ id }, isTyping) => {
        const place = result.current?.places.find(({ placeId }) => placeId === id);
        if (place) onChoose(place, isTyping ? 'typing' : 'picked');
        // The whole text is the street, and goes on.
        else onChange(id);
      }}
      after={
        <LazySettling
          {...{ text, isOwn, box, result }}
          onChoose={(place) => {
            onChange(place.description);
            onChoose(place, 'filled');
          }}
        />
      }
    />
  );
}
