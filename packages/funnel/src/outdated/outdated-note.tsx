import { useTranslate } from '@preventivo/core/react';
import { commonReload, frameOutdated } from '@preventivo/core/words';
import { Button, Notice, reloadPage } from '@preventivo/ui';

/** Offers a reload if a chunk of this page is gone from the server. It is visible at any scroll position. */
export function OutdatedNote() {
  const t = useTranslate();
  const reload = (
    <Button variant="outline" size="medium" onClick={reloadPage}>
      {t(commonReload)}
    </Button>
  );
  return (
    <div className="q-outdated">
      <Notice kind="warning" alert actions={reload}>
        {t(frameOutdated)}
      </Notice>
    </div>
  );
}
