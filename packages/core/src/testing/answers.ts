/** The response to one call. */
export type FakeResponse = () => Response | Promise<Response>;

/**
 * Responses that replace those of the back end, by the end of a path. A function replaces every response. A list
 * replaces only the next responses, in the order of the list.
 */
export type Answers = Readonly<Record<string, FakeResponse | readonly FakeResponse[]>>;

/**
 * Returns a function that takes the next replacement response for a path. It returns undefined if no response is
 * left.
 */
export function answersInstead(answers: Answers): (path: string) => FakeResponse | undefined {
  const waiting = Object.entries(answers).map(([end, given]) => {
    if (typeof given === 'function') return { end, next: () => given };
    const turns = [...given];
    return { end, next: () => turns.shift() };
  });
  return (path) => waiting.find(({ end }) => path.endsWith(end))?.next();
}

/** A response that never arrives, for tests of pending calls. */
export const never = () => new Promise<Response>(() => {});
/** A failed connection. */
export const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
/** A success of the quote service. */
export const accepted = () => Response.json({ status: 200, msg: 'ok' });

/** A refusal of the quote service. @param msg the message. @defaultValue the error code */
export const refused =
  (status: number, error_code: string, msg = error_code) =>
  () =>
    Response.json({ status, msg, obj: { success: false, error_code } }, { status });

/**
 * A refusal of the user service.
 * @param error_msg the message of the refusal, if it has one
 */
export const refusedByUsers =
  (error_code: string, status = 422, error_msg?: string) =>
  () =>
    Response.json({ success: false, error_code, error_msg }, { status });

/** An expired session. */
export const expired = () =>
  Response.json(
    { success: false, error_code: 'TOKEN_EXPIRED', msg: 'TOKEN_EXPIRED' },
    { status: 401 },
  );
/** A missing token. */
export const withoutToken = () =>
  Response.json({ success: false, error_msg: 'MISSING_TOKEN' }, { status: 401 });

/** An unexpected server error, status 500. The clients of both services can read it. */
export const broken = () =>
  Response.json(
    {
      success: false,
      status: 500,
      error_code: 'INTERNAL_ERROR',
      msg: 'Si è verificato un errore imprevisto. Riprova più tardi.',
      error_msg: 'Si è verificato un errore imprevisto. Riprova più tardi.',
    },
    { status: 500 },
  );
