/**
 * Returns the result of a promise. If the promise takes longer than `seconds`, throws an error with
 * its name. Otherwise the test runner would end the test ten minutes later, without naming the
 * cause.
 * @param seconds longer than the promise takes on a busy machine
 * @param what name of the promise for the error
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
