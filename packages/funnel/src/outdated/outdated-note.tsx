import { useSay } from '@preventivo/core/react';
import { commonReload, frameOutdated } from '@preventivo/core/words';
import { Button, Notice, reloadPage } from '@preventivo/ui';

/** Says that a part of the page is gone from the server and offers a reload, wherever the page is scrolled to. */
export function OutdatedNote() {
  const say = useSay();
  return (
    <div className="q-outdated">
      <Notice
        kind="warning"
        alert
        actions={
          <Button variant="outline" size="medium" onClick={reloadPage}>
            {say(commonReload)}
          </Button>
        }
      >
        {say(frameOutdated)}
      </Notice>
    </div>
  );
}
