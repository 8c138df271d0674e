import { useEffect, useRef } from 'react';

/** Runs once, when the component has come to life in the browser; what it returns runs at the end. */
export function useMount(run: () => undefined | (() => void)) {
  const first = useRef(run);
  useEffect(() => first.current(), []);
}
