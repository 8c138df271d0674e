/** An error that the user of a command can fix. Only its sentence is shown, without a stack. */
export class Refusal extends Error {}

/**
 * Runs a command's main function. A `Refusal` ends it with its sentence, any other error with its
 * stack.
 */
export async function orRefuse(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
