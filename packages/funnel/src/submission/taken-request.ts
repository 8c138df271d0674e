import { requestKey, tabNote } from '@preventivo/core/draft';
import { callAsMutation } from '@preventivo/core/query';
import type { PreventivoContext } from '@preventivo/core/react';
import type { RecallChannel } from '@preventivo/wizard/dialogs';
import type { Taken } from './request-status.ts';

const note = tabNote(requestKey);

/** Stores the request in the tab, so that a reload can ask the question about the channel again. */
export function noteRequest(line: string, { request, at, lost }: Taken): void {
  note.set(JSON.stringify({ line, request, at, lost }));
}

/**
 * Returns the request that this tab stores for the line, in the state that asks about the channel.
 */
export function keptRequest(line: string): Taken | undefined {
  try {
    const { request, at, lost, ...kept } = JSON.parse(String(note.get()));
    if (kept.line !== line || !request.id || !Array.isArray(lost)) return undefined;
    return { is: 'taken', request, at, lost, final: { is: 'question', failed: lost.length > 0 } };
  } catch {
    return undefined;
  }
}

/**
 * Sends the channel by which the visitor wants the quote: email or telephone.
 * @param taken the request, with the channels whose response was lost before
 * @returns the next state of the dialog
 */
export async function recallBy(
  { client, queryClient }: Pick<PreventivoContext, 'client' | 'queryClient'>,
  { request, lost }: Taken,
  channel: RecallChannel,
): Promise<Taken['final']> {
  const recalled = await callAsMutation(queryClient, ['recallMe'], () =>
    client.recallMe({
      Quote_Request_Id: request.id,
      Quote_Request_Key: request.key,
      Recall_Channel: channel,
    }),
  );
  if (!recalled.ok) return { is: 'question', failed: true };
  return { is: 'thanks', channel: recalled.data === 'kept' ? only(lost) : channel };
}

/**
 * Returns the channel whose response was lost, so that the server has stored it; undefined if there were several.
 */
const only = ([channel, ...others]: readonly RecallChannel[]) =>
  others.length > 0 ? undefined : channel;
