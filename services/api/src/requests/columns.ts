import { timeInItaly, today } from '@preventivo/core/dates';
import { textIn } from '../outbox/request-words.ts';
import type { StoredRequest } from '../store/store.ts';

/** What a list tells of a request. */
export interface Columns {
  readonly code: string;
  readonly day: string;
  readonly time: string;
  readonly line: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** How they want their quote; '' where they have not said. */
  readonly recall: string;
  readonly id: string;
  /** The code of the request that it repeats, and why a robot may have sent it. */
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
