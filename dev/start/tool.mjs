// `npm run tool -- <command>` runs a pnpm command with this folder's Node and pnpm.
import { endWithParent, run } from '../shared/child.mjs';

endWithParent();
const { code } = await run('pnpm', process.argv.slice(2), { takesOver: true });
process.exitCode = code;
