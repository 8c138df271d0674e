/** Rejects with the signal's reason if the signal aborts before the response, as `fetch` does. */
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
