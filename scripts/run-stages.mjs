/**
 * Runs stages one after another and answers the tally of each, in order, as `{ name, passed, failed, seconds }`.
 * One that is `aside` goes on beside those that follow; what it said is shown in one piece before
 * the next that wants to be `alone`, or at the end.
 */
export async function runStages(stages, say = console.log) {
  const ends = new Map();
  const untold = [];
  const tellAll = async () => {
    for (const stage of untold.splice(0)) await tell(stage);
  };
  const tell = async ({ name, aside }) => {
    const { output, ...end } = await ends.get(name);
    if (aside) say(`\n== ${name}, beside others\n${output}`);
    say(sentence(end));
  };
  for (const stage of stages) {
    if (stage.alone) await tellAll();
    if (!stage.aside) say(`\n== ${stage.name}`);
    ends.set(stage.name, timed(stage, ends));
    if (stage.aside) untold.push(stage);
    else await tell(stage);
  }
  await tellAll();
  return Promise.all(ends.values());
}

/** How a stage ended, in a line. */
export function sentence({ name, passed, failed, seconds }) {
  const line = `${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;
  return failed === 0 ? line : `${line}  <--`;
}

async function timed({ name, needs, aside = false, run }, ends) {
  const needed = needs && (await ends.get(needs));
  const start = performance.now();
  const end = needed?.failed > 0 ? notRun(needs) : await orFailed(run, { quiet: aside });
  return { name, output: '', ...end, seconds: (performance.now() - start) / 1000 };
}

function notRun(needs) {
  console.log(`Not run, since '${needs}' failed; counted as failed.`);
  return { passed: 0, failed: 1 };
}

async function orFailed(run, options) {
  try {
    return await run(options);
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}
