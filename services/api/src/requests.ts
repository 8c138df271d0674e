import { BadConfig } from './config/config.ts';
import { requestsCommand } from './process/commands/requests-command.ts';
import { toStandardOutput } from './requests/write.ts';

try {
  await requestsCommand(process.env, process.argv.slice(2), toStandardOutput());
} catch (error) {
  console.error(error instanceof BadConfig ? error.message : error);
  process.exitCode = 1;
}
