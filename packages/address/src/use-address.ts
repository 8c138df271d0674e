import { same } from '@preventivo/core';
import type { Address } from '@preventivo/italian';
import { useEchoes } from '@preventivo/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Returns the latest address and a function that merges parts into it. A parent may pass an older address back late:
 * the hook ignores it. It accepts an address that the parent sets.
 */
export function useAddress(value: Address, onChange: (address: Address) => void) {
  const [own, setOwn] = useState(value);
  const echoes = useEchoes(value, same);
  const latest = useRef({ address: value, onChange, echoes });

  useEffect(() => {
    latest.current = { ...latest.current, onChange, echoes };
    if (!echoes.changedOutside(value)) return;
    latest.current.address = value;
    setOwn(value);
  });

  const change = useCallback((parts: Partial<Address>) => {
    const { address, onChange, echoes } = latest.current;
    const next = { ...address, ...parts };
    latest.current.address = next;
    echoes.send(next);
    setOwn(next);
    onChange(next);
  }, []);

  return [own, change] as const;
}
