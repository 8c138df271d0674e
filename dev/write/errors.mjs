// `pnpm errors` runs the line tests and writes docs/errors.md: how the funnels handle each error code of a server.
// `pnpm errors Viaggi` writes only the section of the line with this title. `npm test` runs all line tests, and fails
// if the page is outdated.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../shared/child.mjs';
import { root } from '../shared/root.mjs';

const [title] = process.argv.slice(2);
const head = `# The effect of each refusal

This page lists every error code that a server may return, in every state of page 1 and at every question of every line. Each row
has the control that the page marks and focuses, the page of that control, the text of the dialog or the summary (after «·» the part
that is wrong), and the text at the control. If no control fits, the dialog shows a text that helps, and the code in small print.
\`MAI_VISTO\` is an unknown code.

The server in this test returns codes without texts. A text of the server would replace ours, except for a code that a question lists in
\`refusals\`. \`pnpm errors\` runs the funnels and writes this page. A test fails if a code has another effect, or if the page is out of date.
`;
if (!title) writeFileSync(join(root, 'docs', 'errors.md'), head);
const walk = ['run', '--project', 'walk', 'refusals.test', ...(title ? ['-t', title] : [])];
process.exitCode = (await run('vitest', walk, { env: { ...process.env, WRITE_ERRORS: '1' } })).code;
