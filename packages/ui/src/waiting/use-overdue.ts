import { useEffect, useState } from 'react';

/** Whether something has been going on for longer than `afterMs`. */
export function useOverdue(going: boolean, afterMs: number): boolean {
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!going) return;
    const passes = setTimeout(() => setOverdue(true), afterMs);
    return () => {
      clearTimeout(passes);
      setOverdue(false);
    };
  }, [going, afterMs]);
  return overdue;
}
