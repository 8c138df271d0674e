import { same } from '@preventivo/core';
import type { Address } from '@preventivo/italian';
import { useEchoes } from '@preventivo/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Holds the latest address, however late the parent passes it back. Returns it with a function that
 * changes some parts on top of the previous change. A change from outside wins.
 */
export function useAddress(value: Address, onChange: (address: Address) => void) {
  const [own, setOwn] = useState(value);
  const echoes = useEchoes(value, same);
  const latest = useRef({ address: value, onChange, echoes });

  useEffect(() => {
    latest.current = { ...latest.current, onChange, echoes };
    if (!echoes.isNews(value)) return;
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
