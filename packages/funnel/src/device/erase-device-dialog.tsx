import { eraseDevice } from '@preventivo/core/lazy/erase-device';
import { usePreventivo, useSay } from '@preventivo/core/react';
import {
  commonCancel,
  deviceAsk,
  deviceEraseNow,
  deviceGoes,
  deviceRefused,
  deviceStays,
} from '@preventivo/core/words';
import { Button, Notice } from '@preventivo/ui';
import { Dialog } from '@preventivo/ui/dialog';
import { useState } from 'react';

/** What `<EraseDeviceDialog>` takes. */
export interface EraseDeviceDialogProps {
  readonly onClose: () => void;
  /** Nothing is on the device any more: what is on the page is to go too. */
  readonly onErased: () => void;
}

/** Asks once, then takes all from the device that a page keeps on it (docs/rules/submission.md#this-device). */
export function EraseDeviceDialog({ onClose, onErased }: EraseDeviceDialogProps) {
  const say = useSay();
  const { client } = usePreventivo();
  const [refused, setRefused] = useState(false);

  function erase() {
    // It takes the token at once; that the server hears of it is not waited for.
    void client.logout();
    if (eraseDevice(Date.now())) onErased();
    else setRefused(true);
  }

  return (
    <Dialog
      open
      title={say(deviceAsk)}
      description={say(deviceGoes)}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" onClick={erase}>
            {say(deviceEraseNow)}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {say(commonCancel)}
          </Button>
        </>
      }
    >
      {refused && (
        <Notice kind="error" alert>
          {say(deviceRefused)}
        </Notice>
      )}
      <p className="q-muted">{say(deviceStays)}</p>
    </Dialog>
  );
}
