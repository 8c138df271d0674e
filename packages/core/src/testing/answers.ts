/** What is answered to one call. */
export type Answer = () => Response | Promise<Response>;

/**
 * What is answered in place of the back end's own answers, by the end of a path: one answer every
 * time, or several in turn, after which the back end answers again.
 */
export type Answers = Readonly<Record<string, Answer | readonly Answer[]>>;

/** Finds the answer that a call gets instead, where there is one left. */
export function answersInstead(answers: Answers): (path: string) => Answer | undefined {
  const waiting = Object.entries(answers).map(([end, given]) => {
    if (typeof given === 'function') return { end, next: () => given };
    const turns = [...given];
    return { end, next: () => turns.shift() };
  });
  return (path) => waiting.find(({ end }) => path.endsWith(end))?.next();
}

/** No answer yet. */
export const never = () => new Promise<Response>(() => {});
/** No answer at all. */
export const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
/** The quote service says yes. */
export const accepted = () => Response.json({ status: 200, msg: 'ok' });

/** A refusal of the quote service. @param msg its words; the code stands there where it has none */
export const refused =
  (status: number, error_code: string, msg = error_code) =>
  () =>
    Response.json({ status, msg, obj: { success: false, error_code } }, { status });

/** A refusal of the user service. @param error_msg its words, where it has any */
export const refusedByUsers =
  (error_code: string, status = 422, error_msg?: string) =>
  () =>
    Response.json({ success: false, error_code, error_msg }, { status });

/** The session is over. */
export const expired = () =>
  Response.json(
    { success: false, error_code: 'TOKEN_EXPIRED', msg: 'TOKEN_EXPIRED' },
    { status: 401 },
  );
/** The token did not arrive. */
export const withoutToken = () =>
  Response.json({ success: false, error_msg: 'MISSING_TOKEN' }, { status: 401 });

/** Something broke that nobody expected: 500, in words that either service's client understands. */
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
