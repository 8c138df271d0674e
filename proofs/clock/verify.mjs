// `pnpm verify:clock` runs the unit and browser tests in other time zones. It also runs them while the machine's clock
// passes midnight, New Year, a clock change and 29 February. `--at new-year` runs only the tests at that time. `--suite
// unit` runs only that suite. Other arguments select test files. Failures are written to .reports/clock. The command
// needs Debian's package faketime.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { build, buildForBuilders } from '../../dev/build/build.mjs';
import { checkTally, playwrightTally, vitestTally } from '../../dev/check/tally.mjs';
import { run } from '../../dev/shared/child.mjs';
import { orRefuse, Refusal } from '../../dev/shared/refusal.mjs';
import { root } from '../../dev/shared/root.mjs';
import { fakedClock, instants, suites } from '../../dev/shared/test-clock/instants.mjs';
import { ensureLibfaketime } from '../../dev/shared/test-clock/libfaketime.mjs';

const reports = join(root, '.reports', 'clock');
const reporters = {
  unit: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  browser: () => ['--reporter=line,json'],
};
const tallies = { unit: vitestTally, browser: playwrightTally };

process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
// Copy the environment for the test runs before the build: Vite sets NODE_ENV in this process.
const environment = { ...process.env };
await orRefuse(main);

async function main() {
  const { chosen, suite, files } = wanted();
  const library = ensureLibfaketime();
  if (suite !== 'unit') {
    // Build at the machine's own time: the output must not depend on the time.
    await build();
    await buildForBuilders();
  }
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  for (const instant of chosen) {
    const ran = [];
    for (const name of suite ? [suite] : Object.keys(suites))
      ran.push(await runSuite(name, instant, library, files));
    console.log(`${instant.id.padEnd(12)} ${ran.join('; ')} (${instant.what})`);
  }
  if (process.exitCode) console.log('What failed: .reports/clock');
}

function wanted() {
  const { values, positionals: files } = parseArgs({
    options: { at: { type: 'string' }, suite: { type: 'string' } },
    allowPositionals: true,
  });
  const { at, suite } = values;
  const chosen = instants.filter(({ id }) => at === undefined || id === at);
  const names = (list) => list.join(', ');
  if (chosen.length === 0)
    throw new Refusal(
      `There is no instant '${at}'; there are ${names(instants.map(({ id }) => id))}.`,
    );
  if (suite !== undefined && !Object.hasOwn(suites, suite))
    throw new Refusal(`There is no suite '${suite}'; there are ${names(Object.keys(suites))}.`);
  return { chosen, suite, files };
}

/** Runs a suite while the machine's clock shows another time. Returns a short result. */
async function runSuite(name, { id, at, zone }, library, files) {
  const [command, ...words] = suites[name];
  const report = join(reports, `${id}-${name}.json`);
  const started = performance.now();
  const { code, output } = await run(command, [...words, ...reporters[name](report), ...files], {
    quiet: true,
    env: {
      ...environment,
      ...fakedClock(library, Date.parse(at) - Date.now(), zone),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const { passed, failed, failures } = tallyOf(name, report, code, output);
  if (failed > 0) {
    process.exitCode = 1;
    const told = [...failures, stripVTControlCharacters(output)].join('\n\n');
    writeFileSync(join(reports, `${id}-${name}.txt`), told);
  } else rmSync(report, { force: true });
  return `${name} ${passed} passed, ${failed} failed, ${minutes} min`;
}

function tallyOf(name, report, code, output) {
  try {
    return tallies[name](JSON.parse(readFileSync(report, 'utf8')), code);
  } catch {
    return checkTally(code || 1, output);
  }
}
