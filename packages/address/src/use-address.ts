import type { Address } from '@preventivo/core/italian';
import { useCallback, useEffect, useRef } from 'react';

/** Changes parts of an address, each change on top of the one before, rendered or not. */
export function useAddress(value: Address, onChange: (address: Address) => void) {
  const latest = useRef(value);
  const owner = useRef(onChange);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    owner.current = onChange;
  }, [onChange]);
  return useCallback((parts: Partial<Address>) => {
    latest.current = { ...latest.current, ...parts };
    owner.current(latest.current);
  }, []);
}
