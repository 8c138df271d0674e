import { usePreventivo } from '@preventivo/core/react';
import { addressChoose, addressSelected } from '@preventivo/core/words';
import { isAddressText } from '@preventivo/italian';
import { afterPointerUp, announce, Button, focused } from '@preventivo/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FoundPlace } from './api.ts';
import { searchAddress } from './search/search-results.ts';

/** Props of `<SearchOutcome>`. */
export interface SearchOutcomeProps {
  readonly text: string;
  /** Whether the user typed or chose the text in this box. False for a text from an account or a draft. */
  readonly isOwn: boolean;
  readonly box: RefObject<HTMLInputElement | null>;
  /** Called with the only match. */
  onChoose(place: FoundPlace): void;
}

/**
 * Searches for the text of a search box without focus. The browser has autofilled the text, or the user has typed it
 * without choosing a suggestion. Selects the only match, offers a list of several, or names the missing part
 * (docs/rules/address.md#filled-in). Use the text as React `key`.
 */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { text, box } = props;
  const context = usePreventivo();
  const { t } = context;
  /** The message below the box. With `isOpen`, the message is a button that opens the list of addresses. */
  const [outcome, setOutcome] = useState<{ readonly said: string; readonly isOpen: boolean }>();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    let gone = false;
    async function settle() {
      const { places, options, sentence } = await searchAddress(context, text);
      if (gone) return;
      const { isOwn, onChoose } = latest.current;
      if (box.current?.parentElement?.contains(focused())) {
        if (!isOwn) box.current.click();
        return;
      }
      const [place, another] = options;
      const only = another ? undefined : places[0];
      const said = place ? t(addressChoose) : sentence;
      announce(
        only ? [t(addressSelected), place?.value, place?.detail].filter(Boolean).join(' ') : said,
      );
      if (only) onChoose(only);
      else afterPointerUp(() => setOutcome({ said, isOpen: place !== undefined }));
    }
    if (isAddressText(text)) void settle();
    return () => {
      gone = true;
    };
  }, [text, box, context, t]);

  if (!outcome) return null;
  const { said, isOpen } = outcome;
  if (!isOpen) return <p className="q-hint q-note">{said}</p>;
  return (
    <Button
      variant="outline"
      size="medium"
      onClick={() => {
        box.current?.focus();
        box.current?.click();
      }}
    >
      {said}
    </Button>
  );
}
