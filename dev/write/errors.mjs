// `pnpm errors` writes docs/errors.md from the line tests: how the funnels handle every error code
// of a server. `pnpm errors Viaggi` writes only the section of the line with this title. `npm test`
// runs all line tests and fails if the page is out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../shared/child.mjs';
import { root } from '../shared/root.mjs';

const [title] = process.argv.slice(2);
const head = `# What becomes of a refusal

Every code a server may answer, in every state of page 1 and at every question of every line: the control that is marked
and focused, the page it stands on, what the dialog or the summary says (after «·» what of it is wrong) and what stands
at the control. Where no control is there, the dialog says what helps, and the code, small. \`MAI_VISTO\` is a code that
nobody knows. The server of this walk says nothing in words; words of its own would replace ours, except for a code that a
question lists in \`refusals\`. Walked through the funnels themselves and written by \`pnpm errors\`; a test fails when a code leads elsewhere, or when this page
is out of date.
`;
if (!title) writeFileSync(join(root, 'docs', 'errors.md'), head);
const walk = ['run', '--project', 'walk', 'refusals.test', ...(title ? ['-t', title] : [])];
process.exitCode = (await run('vitest', walk, { env: { ...process.env, WRITE_ERRORS: '1' } })).code;
