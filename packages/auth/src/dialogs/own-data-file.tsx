import { usePreventivo, useSay } from '@preventivo/core/react';
import {
  accountDownload,
  accountDownloaded,
  accountDownloadFile,
  accountDownloadWhat,
} from '@preventivo/core/words';
import { Button, Notice } from '@preventivo/ui';
import { useState } from 'react';
import { ownAccountMessage } from '../account/failures.ts';
import { FormAlert, type FormFailure } from './form-alert.tsx';

/** All that is kept of who is logged in, as a file of their own. */
export function OwnDataFile() {
  const say = useSay();
  const { client, messages, readToday } = usePreventivo();
  const [loading, setLoading] = useState(false);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();

  async function download() {
    setLoading(true);
    setSaved(false);
    setFailure(undefined);
    const answer = await client.exportData();
    setLoading(false);
    if (answer.ok) {
      saveAs(say(accountDownloadFile, { day: readToday() }), JSON.stringify(answer.data, null, 2));
      setSaved(true);
    } else if (answer.kind !== 'expired')
      setFailure({ message: ownAccountMessage(answer, messages) });
  }

  return (
    <section>
      <p>{say(accountDownloadWhat)}</p>
      <FormAlert failure={failure} />
      <Button variant="outline" size="medium" busy={loading} onClick={() => void download()}>
        {say(accountDownload)}
      </Button>
      <div role="status">{saved && <Notice kind="success">{say(accountDownloaded)}</Notice>}</div>
    </section>
  );
}

/** Hands a text over as a file. Its address is the page's own: the data are in no history. */
function saveAs(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // Some browsers read it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
