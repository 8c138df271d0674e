import { useTranslate } from '@preventivo/core/react';
import { frameOffline } from '@preventivo/core/words';
import { OfflineIcon } from '@preventivo/ui';
import { useSyncExternalStore } from 'react';

/**
 * Shows a message between the header and the page while the visitor is offline
 * (docs/rules/screens.md#offline).
 */
export function OfflineStrip() {
  const t = useTranslate();
  const online = useSyncExternalStore(watch, isOnline, onServer);
  return (
    <p role="status" className="q-offline">
      {!online && (
        <>
          <OfflineIcon size={20} aria-hidden="true" />
          <span>{t(frameOffline)}</span>
        </>
      )}
    </p>
  );
}

function watch(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const isOnline = () => navigator.onLine;
const onServer = () => true;
