/**
 * What a promise comes to, or an error that says what was waited for: a wait without an end of its own
 * ends at the runner's limit, ten minutes later, and nobody learns which one it was.
 * @param seconds more than it takes on a machine that has much else to do
 */
export async function within<T>(seconds: number, what: string, promise: Promise<T>): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(
      () => reject(new Error(`${what} did not come in ${seconds} s.`)),
      seconds * 1000,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(clock);
  }
}
