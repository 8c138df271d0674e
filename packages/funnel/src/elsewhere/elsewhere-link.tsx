import type { Line } from '@preventivo/core';
import { useSay } from '@preventivo/core/react';
import { elsewhereTitle } from '@preventivo/core/words';
import { Button, lazyComponent } from '@preventivo/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { stateAtom } from '../state/answers.ts';

/**
 * «Continua su un altro dispositivo» (docs/rules/submission.md#another-device): not for lines whose drafts stay in their
 * tab, nor where the browser cannot seal one.
 */
export function ElsewhereLink({ line }: { readonly line: Line }) {
  const say = useSay();
  const state = useAtomValue(stateAtom);
  const [open, setOpen] = useState(false);
  if (line.draft === 'tab' || !globalThis.crypto?.subtle) return null;
  return (
    <>
      <Button variant="link" className="q-elsewhere" onClick={() => setOpen(true)}>
        {say(elsewhereTitle)}
      </Button>
      {open && <LazySendDialog {...{ line, state }} onClose={() => setOpen(false)} />}
    </>
  );
}

const LazySendDialog = lazyComponent(() =>
  import('@preventivo/funnel/lazy/elsewhere').then(({ SendDialog }) => SendDialog),
);
