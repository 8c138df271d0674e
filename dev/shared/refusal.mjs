/** An error that the user of a command can correct. The command prints only its sentence, without a stack. */
export class Refusal extends Error {}

/**
 * Runs a command's main function. If it throws a `Refusal`, prints only the sentence. For any other error, also prints
 * the stack.
 */
export async function orRefuse(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
