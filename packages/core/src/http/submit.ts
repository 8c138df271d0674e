import { isRecord } from '../json/is-record.ts';
import { textOf } from '../json/text-of.ts';
import type { ConsentItem, PrivacyBody } from '../privacy/privacy-to-wire.ts';
import { type ParseResponse, quoteAnswer, refusal } from './parse-response.ts';

/**
 * Whom the sales system knows the visitor and the chosen person by
 * (docs/rules/wire.md#sales-contact).
 */
export interface SalesContact {
  readonly sfUserId: string;
  /** The chosen person's; null for a company. */
  readonly sfContractorPersonId: string | null;
}

/** The whole request (docs/rules/wire.md#request); a line may add parts of its own. */
export interface Submission {
  readonly contractor: object;
  readonly specificData: object;
  readonly privacy: PrivacyBody | readonly ConsentItem[];
  /** null for who is not logged in. */
  readonly sfLeadIds: SalesContact | null;
  readonly convenzione: number;
  readonly [part: string]: unknown;
}

/** A request that was taken. */
export interface QuoteRequest {
  readonly id: string;
  /** Goes with the id wherever the request is spoken of again. */
  readonly key: string;
}

const taken = quoteAnswer(200, ({ obj }) => {
  const data = isRecord(obj) && isRecord(obj.data) ? obj.data : {};
  const id = textOf(data.Quote_Request_Id);
  const key = textOf(data.Quote_Request_Key);
  return id && key ? { id, key } : undefined;
});

/** A request is taken when the status is right and `obj.success` says so too. */
export const submitAnswer: ParseResponse<QuoteRequest> = (answer) => {
  const obj = isRecord(answer.body) && isRecord(answer.body.obj) ? answer.body.obj : {};
  return obj.success === true ? taken(answer) : refusal(answer);
};
