import { dataOf, sentOnce } from '@preventivo/core/query';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import {
  accountDownload,
  accountDownloaded,
  accountDownloadFile,
  accountDownloadWhat,
} from '@preventivo/core/words';
import { Button, Notice } from '@preventivo/ui';
import { useMutation } from '@tanstack/react-query';
import { ownAccountMessage } from '../account/failures.ts';
import { FormAlert } from './form-alert.tsx';

export function OwnDataFile() {
  const t = useTranslate();
  const { client, messages, readToday } = usePreventivo();
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...sentOnce,
    mutationFn: async () => dataOf(await client.exportData()),
    onSuccess: (data) =>
      saveAs(t(accountDownloadFile, { day: readToday() }), JSON.stringify(data, null, 2)),
  });

  return (
    <section>
      <p>{t(accountDownloadWhat)}</p>
      <FormAlert error={error} message={(failed) => ownAccountMessage(failed, messages)} />
      <Button variant="outline" busy={isPending} onClick={() => mutate()}>
        {t(accountDownload)}
      </Button>
      <div role="status">{isSuccess && <Notice kind="success">{t(accountDownloaded)}</Notice>}</div>
    </section>
  );
}

/**
 * Saves a text as a file. Uses an object URL: a data URL would stay in the browser's download history, with the user's
 * data in it.
 */
function saveAs(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // Some browsers read the URL a moment after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
