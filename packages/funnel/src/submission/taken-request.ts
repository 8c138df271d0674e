import { requestKey, tabNote } from '@preventivo/core/draft';
import { callAsMutation } from '@preventivo/core/query';
import { usePreventivo } from '@preventivo/core/react';
import type { RecallChannel } from '@preventivo/wizard/dialogs';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { type Sent, statusAtom, type Taken } from '../state/visit.ts';

const note = tabNote(requestKey);

/**
 * Stores the accepted request in the tab until the visitor answers the question about the channel. After a reload the
 * page asks again. Otherwise the visitor would not see the request's code, and might send it twice.
 * @returns a function that sends the channel by which the visitor wants the quote
 */
export function useTakenRequest(line: string) {
  const { client, queryClient } = usePreventivo();
  const [status, setStatus] = useAtom(statusAtom);
  useEffect(() => setStatus((before) => keptRequest(line) ?? before), [line, setStatus]);
  useEffect(() => {
    if (status.kind === 'sent') note.remove();
    if (status.kind !== 'taken') return;
    const { request, at, lost } = status;
    note.set(JSON.stringify({ line, request, at, lost }));
  }, [line, status]);

  return async (taken: Taken, channel: RecallChannel): Promise<void> => {
    // Store the channel before the server responds. After a reload, the page must know that the server may have stored
    // it.
    const lost = [...new Set([...taken.lost, channel])];
    setStatus({ ...taken, lost, final: { kind: 'sending', channel } });
    const recalled = await callAsMutation(queryClient, ['recallMe'], () =>
      client.recallMe({
        Quote_Request_Id: taken.request.id,
        Quote_Request_Key: taken.request.key,
        Recall_Channel: channel,
      }),
    );
    const stored = recalled.ok && recalled.data === 'kept' ? only(taken.lost) : channel;
    const failed = { ...taken, lost, final: { kind: 'question', failed: true } } as const;
    setStatus(recalled.ok ? answered(taken, stored) : failed);
  };
}

/**
 * Returns the status after the question about the channel: the dialog is closed, and the page after the request is
 * shown.
 */
export const answered = ({ request, at }: Taken, channel?: RecallChannel): Sent => ({
  kind: 'sent',
  request,
  at,
  channel,
});

function keptRequest(line: string): Taken | undefined {
  try {
    const { request, at, lost, ...kept } = JSON.parse(String(note.get()));
    if (kept.line !== line || !request.id || !Array.isArray(lost)) return undefined;
    return {
      kind: 'taken',
      request,
      at,
      lost,
      final: { kind: 'question', failed: lost.length > 0 },
    };
  } catch {
    return undefined;
  }
}

/**
 * Returns the channel whose response was lost, because the server has stored it. With several such channels, returns
 * undefined.
 */
const only = ([channel, ...others]: readonly RecallChannel[]) =>
  others.length > 0 ? undefined : channel;
