import { usePreventivo, useTranslate } from '@preventivo/core/react';
import { addressSuggested } from '@preventivo/core/words';
import { Combobox, lazyComponent } from '@preventivo/ui';
import { type ReactNode, useRef } from 'react';
import type { FoundPlace } from '../api.ts';
import type { SearchResult } from './search-results.ts';

export interface AddressSearchProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isOwn: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly onChange: (text: string) => void;
  /** Called with the chosen place, right after `onChange`. */
  readonly onChoose: (place: FoundPlace, how: HowChosen) => void;
  readonly emptyAction: ReactNode;
}

/**
 * How a place was chosen. 'picked': by the user. 'typing': as the only match, while the user types. 'filled': as the
 * only match, in a box without focus.
 */
export type HowChosen = 'picked' | 'typing' | 'filled';

const details = () => import('@preventivo/address/lazy/address-details');
const LazySettling = lazyComponent(() => details().then((module) => module.SearchSettling), {
  isDeferred: ({ text }) => text === '',
});

/** The search box. It sends the typed text in upper case to the address search. */
export function AddressSearch({ onChoose, isOwn, ...props }: AddressSearchProps) {
  const t = useTranslate();
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
      listLabel={t(addressSuggested)}
      notFound={() => result.current?.sentence ?? ''}
      footer={() => result.current?.source}
      search={search}
      searchOnOpen
      onSelect={({ id }, isTyping) => {
        const place = result.current?.places.find(({ placeId }) => placeId === id);
        if (place) onChoose(place, isTyping ? 'typing' : 'picked');
        // This option belongs to no place: its `id` is the text as a street. It goes into the box, for the user to add
        // the town.
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
