/**
 * Returns the result of the promise, or throws an error that names it. A wait without a limit would
 * end at the timeout of the runner, ten minutes later, without naming its cause.
 * @param seconds more than it takes on a busy machine
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
