import { usePreventivo } from '@preventivo/core/react';
import { Combobox } from '@preventivo/ui';
import { type ReactNode, useRef } from 'react';
import { type FoundPlace, placesQuery } from './api.ts';

export interface AddressSearchProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly onChange: (text: string) => void;
  /**
   * A suggestion was chosen; `onChange` was called just before. The only one is chosen while its text
   * is still being typed, and again when the box is left.
   */
  readonly onChoose: (place: FoundPlace, isTyping: boolean) => void;
  /** The way out where nothing is found. */
  readonly emptyAction: ReactNode;
}

/** The search box: what is typed is looked for in the address search, in capitals. */
export function AddressSearch({ onChoose, ...box }: AddressSearchProps) {
  const { client, queries } = usePreventivo();
  const offered = useRef<readonly FoundPlace[]>([]);

  async function search(text: string) {
    offered.current = await queries.ask(placesQuery(client, text));
    return offered.current.map(({ placeId, description }) => ({
      id: placeId,
      value: description,
    }));
  }

  return (
    <Combobox
      {...box}
      autoComplete="address-line1"
      listLabel="Indirizzi suggeriti"
      found={(count) =>
        count === 1 ? '1 indirizzo trovato' : `${count} indirizzi trovati, usa le frecce`
      }
      notFound="Nessun indirizzo trovato"
      search={search}
      onSelect={({ id }, isTyping) => {
        const place = offered.current.find(({ placeId }) => placeId === id);
        if (place) onChoose(place, isTyping);
      }}
    />
  );
}
