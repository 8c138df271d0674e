import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refused call. The page uses its code to find the invalid answer. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly field: string | undefined;

  constructor(status: ContentfulStatusCode, code: string, message = code, field?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }

  /** The response body of a refusal, in the format of the quote service. */
  body() {
    const { status, code, field, message } = this;
    return { status, msg: message, obj: { success: false, error_code: code, field } };
  }
}
