import { runAsProgram } from './process/commands/commands.ts';

await runAsProgram('backup');
