import { useEffect } from 'react';
import { useList } from './use-list.ts';

/** Asks for a list whose words are needed where nothing is chosen from it; draws nothing. */
export function NeededList({ list, onReady }: { readonly list: string; onReady(): void }) {
  const isReady = useList(list).status === 'ready';
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  return null;
}
