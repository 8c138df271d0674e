// `npm test` runs all stages of the check. The last line of its output is `N passed, M failed`. If exactly these files
// have passed before, it skips the run, except in CI and with `npm test -- --again`. `npm test -- --changed` runs the
// stages that the changes since the last pass, or since the last commit, most likely break. `npm test -- --filter
// <package>` runs the tests of one package.
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithParent, run } from '../shared/child.mjs';
import { root } from '../shared/root.mjs';
import { changedFiles } from './changed.mjs';
import { notePassed, passedBefore, passedTree, treeOf } from './passed-tree.mjs';
import { changedStages, stages } from './stages.mjs';
import { checkTally, total } from './tally.mjs';

endWithParent();
if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1';
process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

const tallies = new Map();
const summary = [];
const note = join(root, '.reports', 'passed.json');
const tree = treeOf(root);
const before =
  process.env.CI || process.argv.includes('--again') ? undefined : passedBefore(note, tree);
const { filter } = parseArgs({
  options: { filter: { type: 'string', multiple: true } },
  strict: false,
}).values;
if (filter) {
  const { code } = await run('turbo', ['run', 'test', ...filter.map((one) => `--filter=${one}`)]);
  process.exitCode = code;
} else if (before) {
  console.log(
    `\nNo file has changed since all of this passed, ${before.at}. To run it again: npm test -- --again`,
  );
  console.log(`${before.passed} passed, 0 failed`);
} else if (process.argv.includes('--changed') && tree) await runChanged();
else await runWhole();

async function runChanged() {
  const files = changedFiles(root, passedTree(root, note) ?? 'HEAD', tree);
  console.log(`\nChanged: ${files.join(', ') || 'nothing'}`);
  await runAll(changedStages(files));
  tell('\nOf the whole check only what these files are likely to break. All of it: npm test');
}

async function runWhole() {
  await runAll(stages);
  const { passed, failed } = tell();
  // Record the pass only if no file has changed during the run.
  if (failed === 0 && treeOf(root) === tree) notePassed(note, tree, passed);
}

/**
 * Prints the results of all stages. Prints the failures again before the totals: they may have scrolled out of view.
 */
function tell(more = '') {
  const { passed, failed } = total([...tallies.values()]);
  for (const [stage, { failures }] of tallies)
    if (failures.length > 0) console.log(`\n== Failed: ${stage}\n${failures.join('\n\n')}`);
  console.log(`\n== In all\n${summary.join('\n')}\n${more}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
  return { passed, failed };
}

/**
 * Runs stages one after the other.
 * @param quiet whether to hold back a stage's output until the stage ends
 */
async function runAll(list, quiet = false) {
  for (const one of list) {
    if (!one.lanes) await runAndTell(one, quiet);
    // Only the last lane prints its output while it runs. Otherwise the outputs would mix.
    else await Promise.all(one.lanes.map((lane, at) => runAll(lane, at < one.lanes.length - 1)));
  }
}

async function runAndTell(stage, quiet) {
  console.log(`\n== ${stage.name}`);
  const start = performance.now();
  const tally = await runStage(stage, quiet);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  tallies.set(stage.name, tally);
  const line = `${stage.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`;
  summary.push(tally.failed === 0 ? line : `${line}  <--`);
  console.log(line);
}

async function runStage({ needs, run }, quiet) {
  if (needs && tallies.get(needs)?.failed !== 0) {
    return checkTally(1, `Not run, since '${needs}' failed; counted as failed.`);
  }
  try {
    return await run({ quiet });
  } catch (error) {
    return checkTally(1, String(error?.stack ?? error));
  }
}
