import { BadConfig } from './config/config.ts';
import { restoreCommand } from './process/commands/backup-command.ts';

try {
  console.log(await restoreCommand(process.env, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof BadConfig ? error.message : error);
  process.exitCode = 1;
}
