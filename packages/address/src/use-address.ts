import { same } from '@preventivo/core';
import type { Address } from '@preventivo/core/italian';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The address as it was last changed here, however late its owner hands it back, and a way to
 * change some of its parts, each change on top of the one before. A change from outside wins.
 */
export function useAddress(value: Address, onChange: (address: Address) => void) {
  const [own, setOwn] = useState(value);
  const latest = useRef(value);
  const seen = useRef(value);
  const sent = useRef<readonly Address[]>([]);
  const owner = useRef(onChange);
  useEffect(() => {
    owner.current = onChange;
  });

  useEffect(() => {
    if (same(value, seen.current)) return;
    seen.current = value;
    const echo = sent.current.findIndex((one) => same(one, value));
    sent.current = echo < 0 ? [] : sent.current.slice(echo + 1);
    if (echo >= 0) return;
    latest.current = value;
    setOwn(value);
  }, [value]);

  const change = useCallback((parts: Partial<Address>) => {
    latest.current = { ...latest.current, ...parts };
    sent.current = [...sent.current, latest.current];
    setOwn(latest.current);
    owner.current(latest.current);
  }, []);

  return [own, change] as const;
}
