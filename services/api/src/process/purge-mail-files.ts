import type { Logger } from '../log/log.ts';
import { deleteMailFiles } from '../mail/mail-files.ts';
import { purgeFailed } from './purge-expired.ts';

const hour = 60 * 60 * 1000;

/** Deletes the files of expired mails at once and every hour. Logs failures. */
export function purgeMailFiles(folder: string, days: number, log: Logger): NodeJS.Timeout {
  const purge = () => {
    deleteMailFiles(folder, new Date(Date.now() - days * 24 * hour)).catch(
      purgeFailed('mails', log),
    );
  };
  purge();
  return setInterval(purge, hour).unref();
}
