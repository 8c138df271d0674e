import type { Line } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import { handoffTitle } from '@preventivo/core/words';
import { Button, lazyComponent } from '@preventivo/ui';
import { useState } from 'react';

const LazySendDialog = lazyComponent(() =>
  import('@preventivo/funnel/lazy/handoff').then(({ SendDialog }) => SendDialog),
);

/**
 * The button «Continua su un altro dispositivo» (docs/rules/submission.md#another-device). Renders nothing for a line
 * whose drafts must stay in their tab. Also renders nothing without Web Crypto, which encrypts the draft.
 */
export function HandoffLink({ line }: { readonly line: Line }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (line.draft === 'tab' || !globalThis.crypto?.subtle) return null;
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        {t(handoffTitle)}
      </Button>
      {isOpen && <LazySendDialog line={line} onClose={() => setOpen(false)} />}
    </>
  );
}
