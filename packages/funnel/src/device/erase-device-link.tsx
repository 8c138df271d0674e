import { useTranslate } from '@preventivo/core/react';
import { deviceErase } from '@preventivo/core/words';
import { lazyComponent } from '@preventivo/ui';

/**
 * The link «Cancella i miei dati da questo dispositivo» in the footer of every page
 * (docs/rules/submission.md#this-device). The caller renders the dialog outside the footer. Inside, the dialog's own
 * header and footer would become landmarks.
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

/**
 * The note after an erasure. Other tabs load its chunk only after the erasure. If the chunk fails to load, they show no
 * note.
 */
export const LazyErasedNote = lazyComponent(() => load().then((part) => part.ErasedNote), {
  isDeferred: () => true,
});

/** Removes the answers that this tab stores, after the visitor erased the device's data in another tab. */
export const eraseTab = (): Promise<unknown> =>
  load().then(
    ({ eraseKept }) => eraseKept(),
    () => undefined,
  );
