import type { ForwardedRef, RefObject } from 'react';

/** One callback for the component's own ref and the one that was handed in. */
export function bothRefs<T>(own: RefObject<T | null>, forwarded: ForwardedRef<T>) {
  return (element: T | null) => {
    own.current = element;
    if (typeof forwarded === 'function') forwarded(element);
    else if (forwarded) forwarded.current = element;
  };
}
