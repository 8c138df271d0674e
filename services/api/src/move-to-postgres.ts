import { BadConfig } from './config/config.ts';
import { moveCommand } from './process/commands/move-command.ts';

try {
  console.log(await moveCommand(process.env, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof BadConfig ? error.message : error);
  process.exitCode = 1;
}
