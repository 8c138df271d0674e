import { timeInItaly, today } from '@preventivo/core/dates';
import { textIn } from '../outbox/request-words.ts';
import type { StoredRequest } from '../store/store.ts';

export interface Columns {
  readonly code: string;
  readonly day: string;
  readonly time: string;
  readonly line: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** How the visitor wants to receive the quote; '' before the visitor has chosen. */
  readonly recall: string;
  readonly id: string;
  /** Code of the earlier request that this request repeats, and reasons to suspect a robot. */
  readonly marks: string;
}

export function columnsOf(request: StoredRequest): Columns {
  const { id, code, line, createdAt, payload, recall, repeats, suspicions = [] } = request;
  const { contractor } = payload;
  const at = new Date(createdAt);
  const name = [textIn(contractor, 'nome'), textIn(contractor, 'cognome')].join(' ').trim();
  return {
    code,
    day: today(at),
    time: timeInItaly(at),
    line,
    name: textIn(contractor, 'ragionSociale') || textIn(contractor, 'nomeAzienda') || name,
    email: textIn(contractor, 'email'),
    phone: textIn(contractor, 'telefono'),
    recall: recall?.channel ?? '',
    id,
    marks: [...(repeats ? [`repeats ${repeats}`] : []), ...suspicions].join(', '),
  };
}
