// The whole check, stage by stage: `npm test`. Its last line is `N passed, M failed`.
import { delimiter, join } from 'node:path';
import { endWithParent } from './child.mjs';
import { root } from './root.mjs';
import { stages } from './stages.mjs';
import { total } from './tally.mjs';

endWithParent();
// A log is read as text.
if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1';
process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

const tallies = new Map();
const summary = [];
await runAll(stages);
const { passed, failed } = total([...tallies.values()]);
console.log(`\n== In all\n${summary.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runAll(list) {
  for (const one of list) {
    if (!one.beside) {
      await runAndTell(one);
      continue;
    }
    const waiting = runAndTell(one.beside);
    await runAll(one.stages);
    await waiting;
  }
}

async function runAndTell(stage) {
  console.log(`\n== ${stage.name}`);
  const start = performance.now();
  const tally = await runStage(stage);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  tallies.set(stage.name, tally);
  const line = `${stage.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`;
  summary.push(tally.failed === 0 ? line : `${line}  <--`);
  console.log(line);
}

async function runStage({ needs, run }) {
  if (needs && tallies.get(needs).failed > 0) {
    console.log(`Not run, since '${needs}' failed; counted as failed.`);
    return { passed: 0, failed: 1 };
  }
  try {
    return await run();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}
