import { BadConfig } from './config/config.ts';
import { outboxCommand } from './process/commands/outbox-command.ts';

try {
  console.log(await outboxCommand(process.env, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof BadConfig ? error.message : error);
  process.exitCode = 1;
}
