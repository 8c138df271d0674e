import { useTranslate } from '@preventivo/core/react';
import { deviceErase } from '@preventivo/core/words';
import { lazyComponent } from '@preventivo/ui';

/**
 * «Cancella i miei dati da questo dispositivo», in the footer of every page (docs/rules/submission.md#this-device). The
 * dialog is rendered elsewhere: inside this footer, its own header and footer would become landmarks.
 */
export function EraseDeviceLink({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslate();
  return (
    <button type="button" className="q-btn q-btn-link" onClick={onOpen}>
      {t(deviceErase)}
    </button>
  );
}

const load = () => import('@preventivo/funnel/lazy/erase-device');
export const LazyEraseDeviceDialog = lazyComponent(() =>
  load().then((part) => part.EraseDeviceDialog),
);

/** The note after an erasure. In other tabs, which load it then, it is not shown if its chunk fails to load. */
export const LazyErasedNote = lazyComponent(() => load().then((part) => part.ErasedNote), {
  isDeferred: () => true,
});

/** Removes the data of this tab, after the device was erased in another tab. */
export const eraseTab = (): Promise<unknown> =>
  load().then(
    ({ eraseKept }) => eraseKept(),
    () => undefined,
  );
