import { useSay } from '@preventivo/core/react';
import { deviceErase } from '@preventivo/core/words';
import { lazyComponent } from '@preventivo/ui';
import { useState } from 'react';

interface EraseDeviceLinkProps {
  readonly onErased: () => void;
}

/** «Cancella i miei dati da questo dispositivo», at the foot of every page (docs/rules/submission.md#this-device). */
export function EraseDeviceLink({ onErased }: EraseDeviceLinkProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="q-btn q-btn-link" onClick={() => setOpen(true)}>
        {say(deviceErase)}
      </button>
      {open && <LazyEraseDeviceDialog onErased={onErased} onClose={() => setOpen(false)} />}
    </>
  );
}

const load = () => import('@preventivo/funnel/lazy/erase-device');
const LazyEraseDeviceDialog = lazyComponent(() => load().then((part) => part.EraseDeviceDialog));

/** Who has pressed has it here; in another tab it may come a little later, and is missed in silence. */
export const LazyErasedNote = lazyComponent(() => load().then((part) => part.ErasedNote), {
  isDeferred: () => true,
});

/** Takes what this tab keeps for itself, after the device was erased in another. */
export const eraseTab = (): Promise<unknown> =>
  load().then(
    ({ eraseKept }) => eraseKept(),
    () => undefined,
  );
