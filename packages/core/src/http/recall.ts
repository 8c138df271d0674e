import { isRecord } from '../json/is-record.ts';
import { type Judge, nothing, userAnswer } from './judge.ts';

/** How somebody wants their quote (`foundation.md 4`, 'Final dialog'). */
export interface Recall {
  readonly Quote_Request_Id: string;
  readonly Quote_Request_Key: string;
  readonly Recall_Channel: 'email' | 'phone';
}

/** What was asked for before is as good as asked for now (`foundation.md 4`). */
export const recallAnswer: Judge<null> = (answer) =>
  isAskedBefore(answer.body) ? { ok: true, data: null } : userAnswer(nothing)(answer);

function isAskedBefore(body: unknown): boolean {
  const [first] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  return typeof first === 'string' && first.includes('not UPDATED');
}
