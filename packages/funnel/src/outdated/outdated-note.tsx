import { useTranslate } from '@preventivo/core/react';
import { commonReload, frameOutdated } from '@preventivo/core/words';
import { Button, Notice, reloadPage } from '@preventivo/ui';

/** Offers a reload if the server no longer has a chunk of this page. The note stays in view when the user scrolls. */
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
