import type { NextLine } from '@preventivo/wizard/dialogs';
import { useEffect, useState } from 'react';
import { type GoesOn, otherLines } from './listed-lines.ts';

interface Asked extends GoesOn {
  /** Where the file of lines stands. Undefined: nothing is asked for any more, and what has come stays. */
  readonly file: string | undefined;
}

/** The lines that somebody can go on with, none until they are known. */
export function useOtherLines({ file, ...goesOn }: Asked): readonly NextLine[] {
  const [came, setCame] = useState({ text: '', address: '' });
  useEffect(() => {
    if (!file) return;
    const stop = new AbortController();
    const address = new URL(file, document.baseURI).href;
    fetch(address, { signal: stop.signal })
      .then(async (answer) => setCame({ text: answer.ok ? await answer.text() : '', address }))
      // There is another way on, to the list of all lines.
      .catch(() => {});
    return () => stop.abort();
  }, [file]);
  return otherLines(came.text, came.address, goesOn);
}
