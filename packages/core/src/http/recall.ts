import { isRecord } from '../json/is-record.ts';
import { nothing, type ParseResponse, userAnswer } from './parse-response.ts';

/** How somebody wants their quote (docs/rules/submission.md#final-dialog). */
export interface Recall {
  readonly Quote_Request_Id: string;
  readonly Quote_Request_Key: string;
  readonly Recall_Channel: 'email' | 'phone';
}

/**
 * What was asked for before is as good as asked for now (docs/rules/submission.md#final-dialog).
 */
export const recallAnswer: ParseResponse<null> = (answer) =>
  isAskedBefore(answer.body) ? { ok: true, data: null } : userAnswer(nothing)(answer);

function isAskedBefore(body: unknown): boolean {
  const [first] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  return typeof first === 'string' && first.includes('not UPDATED');
}
