import type { Client, QuoteRequest } from '@preventivo/core';
import { callAsMutation } from '@preventivo/core/query';
import type { PreventivoContext } from '@preventivo/core/react';
import type { RecallChannel } from '@preventivo/wizard/dialogs';
import type { Taken } from './phase.ts';

/**
 * Asks for the quote by mail or by telephone.
 * @param lost the channels whose answer was lost before: the server may have stored one of them
 * @param queryClient where the call is a mutation @defaultValue a plain call
 * @returns what the dialog shows then
 */
export async function recallBy(
  client: Pick<Client, 'recallMe'>,
  request: QuoteRequest,
  channel: RecallChannel,
  lost: readonly RecallChannel[],
  queryClient?: PreventivoContext['queryClient'],
): Promise<Taken['final']> {
  const asked = await callAsMutation(queryClient, ['recallMe'], () =>
    client.recallMe({
      Quote_Request_Id: request.id,
      Quote_Request_Key: request.key,
      Recall_Channel: channel,
    }),
  );
  if (!asked.ok) return { is: 'question', failed: true };
  return { is: 'thanks', channel: asked.data === 'kept' ? only(lost) : channel };
}

/** The channel that the server has kept of those whose answer was lost; unknown where there were two. */
const only = ([channel, ...others]: readonly RecallChannel[]) =>
  others.length > 0 ? undefined : channel;
