// The whole check, stage by stage: `npm test`. Its last line is `N passed, M failed`.
import { delimiter, join } from 'node:path';
import { endWithParent } from './child.mjs';
import { root } from './root.mjs';
import { runStages, sentence } from './run-stages.mjs';
import { stages } from './stages.mjs';
import { total } from './tally.mjs';

endWithParent();
// A log is read as text.
if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1';
process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

const ends = await runStages(stages);
const { passed, failed } = total(ends);
console.log(`\n== In all\n${ends.map(sentence).join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
