/**
 * Returns the response of a call, but rejects if the signal aborts first. The rejection is the signal's reason, like
 * that of `fetch`.
 */
export function withSignal<T>(
  answer: Promise<T>,
  signal: AbortSignal | null | undefined,
): Promise<T> {
  if (!signal) return answer;
  return new Promise<T>((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject);
  });
}
