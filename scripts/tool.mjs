// `npm run tool -- <command>`: a command of pnpm, with the Node and the pnpm of this folder.
import { endWithParent, run } from './child.mjs';

endWithParent();
const { code } = await run('pnpm', process.argv.slice(2), { takesOver: true });
process.exitCode = code;
