/** What stops a command for a reason its user can mend: one sentence is shown, and no stack. */
export class Refusal extends Error {}

/** Runs a command's main function; a refusal ends it with its sentence, anything else with its stack. */
export async function orRefuse(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
