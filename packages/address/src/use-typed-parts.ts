import type { Address } from '@preventivo/core/italian';
import { usePreventivo } from '@preventivo/core/react';
import { announce } from '@preventivo/ui';
import { useEffect, useRef } from 'react';
import { municipalityOf } from './municipality-of.ts';
import { partKeys } from './parts.ts';
import { typedParts } from './typed-parts.ts';

/**
 * Fills the parts of an address with what was typed into the search box before it was written by hand. What
 * stands in a box meanwhile stays.
 * @param typed nothing where there is nothing to take over
 */
export function useTypedParts(
  typed: string | undefined,
  value: Address,
  onChange: (parts: Partial<Address>) => void,
) {
  const { queries, client } = usePreventivo();
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  useEffect(() => {
    // A word that was begun says nothing of an address.
    if (!typed?.trim().includes(' ')) return;
    let gone = false;
    const fill = (parts: Partial<Address>) => {
      const { value: now, onChange: change } = latest.current;
      const empty = partKeys.filter((part) => now[part] === '' && parts[part]);
      if (!gone && empty.length > 0)
        change(Object.fromEntries(empty.map((part) => [part, parts[part]])));
    };
    const { street, street_number, zip, ...town } = typedParts(typed);
    fill({ street, street_number, zip });
    void municipalityOf({ queries, client }, town).then((city) => {
      fill({ city });
      if (!gone) announce(takenOver);
    });
    return () => {
      gone = true;
    };
  }, [typed, queries, client]);
}

const takenOver =
  'Compilazione manuale attiva. Abbiamo riportato qui quel che avevi scritto: controllalo.';
