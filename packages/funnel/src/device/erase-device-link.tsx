import { useSay } from '@preventivo/core/react';
import { deviceErase } from '@preventivo/core/words';
import { lazyComponent } from '@preventivo/ui';

interface EraseDeviceLinkProps {
  /** The dialog is opened elsewhere: within a footer its own head and foot would be landmarks. */
  readonly onOpen: () => void;
}

/** «Cancella i miei dati da questo dispositivo», at the foot of every page (docs/rules/submission.md#this-device). */
export function EraseDeviceLink({ onOpen }: EraseDeviceLinkProps) {
  const say = useSay();
  return (
    <button type="button" className="q-btn q-btn-link" onClick={onOpen}>
      {say(deviceErase)}
    </button>
  );
}

const load = () => import('@preventivo/funnel/lazy/erase-device');
export const LazyEraseDeviceDialog = lazyComponent(() =>
  load().then((part) => part.EraseDeviceDialog),
);

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
