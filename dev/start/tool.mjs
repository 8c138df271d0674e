// `npm run tool -- <command>` runs a pnpm command with the Node and pnpm of this folder.
import { endWithParent, run } from '../shared/child.mjs';

endWithParent();
const { code } = await run('pnpm', process.argv.slice(2), { takesOver: true });
process.exitCode = code;
