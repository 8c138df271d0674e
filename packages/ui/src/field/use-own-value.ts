import { useEffect, useState } from 'react';
import { useEchoes } from './use-echoes.ts';
import { useMount } from './use-mount.ts';

interface OwnValue<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** What stands in the native controls, for what was chosen before the page came to life. */
  readonly read: () => T;
  readonly same?: (a: T, b: T) => boolean;
}

/** The value of an input that shows a choice at once, however late its owner hands it back. */
export function useOwnValue<T>({ value, onChange, read, same = Object.is }: OwnValue<T>) {
  const [own, setOwn] = useState(value);
  const echoes = useEchoes(value, same);
  const choose = (next: T) => {
    setOwn(next);
    echoes.send(next);
    onChange(next);
  };
  useMount(() => {
    const early = read();
    if (!same(early, value)) choose(early);
    return undefined;
  });
  useEffect(() => {
    if (echoes.isNews(value)) setOwn(value);
  });
  return [own, choose] as const;
}
