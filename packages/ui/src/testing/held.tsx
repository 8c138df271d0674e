import { type ReactNode, useState } from 'react';

interface HeldProps<T> {
  readonly start: T;
  readonly children: (value: T, setValue: (value: T) => void) => ReactNode;
}

/** Keeps a value in state, like the form around an input. */
export function Held<T>({ start, children }: HeldProps<T>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
