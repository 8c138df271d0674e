import { eraseDevice } from '@preventivo/core/lazy/erase-device';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import {
  commonCancel,
  deviceAsk,
  deviceErased,
  deviceEraseNow,
  deviceGoes,
  deviceRefused,
  deviceStays,
} from '@preventivo/core/words';
import { Button, Notice } from '@preventivo/ui';
import { Dialog } from '@preventivo/ui/dialog';
import { useContext, useEffect, useRef, useState } from 'react';
import { VisitContext } from '../visit-context.ts';

export { eraseKept } from '@preventivo/core/lazy/erase-device';

/**
 * Asks for confirmation, then removes all data that the pages store on this device
 * (docs/rules/submission.md#this-device).
 */
export function EraseDeviceDialog({ onClose }: { readonly onClose: () => void }) {
  const { onErased } = useContext(VisitContext);
  const t = useTranslate();
  const { client } = usePreventivo();
  const [isRefused, setRefused] = useState(false);

  function erase() {
    // Remove the token from this device at once. The request that ends the session on the server runs in the
    // background.
    void client.logout();
    if (eraseDevice(Date.now())) onErased();
    else setRefused(true);
  }
  return (
    <Dialog
      open
      title={t(deviceAsk)}
      description={t(deviceGoes)}
      onClose={onClose}
      cross={false}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(commonCancel)}
          </Button>
          <Button variant="danger" onClick={erase}>
            {t(deviceEraseNow)}
          </Button>
        </>
      }
    >
      {isRefused && (
        <Notice kind="error" alert>
          {t(deviceRefused)}
        </Notice>
      )}
      <p className="q-muted">{t(deviceStays)}</p>
    </Dialog>
  );
}

/** The note above an empty page 1 after an erasure. The pressed button is unmounted, so the note takes the focus. */
export function ErasedNote({ onDismiss }: { readonly onDismiss: () => void }) {
  const t = useTranslate();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Notice ref={note} kind="success" onDismiss={onDismiss}>
      {t(deviceErased)}
    </Notice>
  );
}
