import { announce, Button } from '@preventivo/ui';
import { useState } from 'react';

/** Copies the number of a request, where the browser lets a page do so. */
export function CopyNumber({ number }: { readonly number: string }) {
  const [copied, setCopied] = useState(false);
  // Without https there is no clipboard: the number can be marked as any text.
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(number);
    setCopied(true);
    announce('Numero copiato');
  };
  return (
    <Button variant="link" onClick={() => void copy().catch(() => setCopied(false))}>
      {copied ? 'Numero copiato' : 'Copia il numero'}
    </Button>
  );
}
