import { deleteMailFiles } from '../mail/mail-files.ts';

const hour = 60 * 60 * 1000;

/** Deletes mails that are files when they are so many days old: once now, then every hour. */
export function purgeMailFiles(folder: string, days: number): NodeJS.Timeout {
  const purge = () => {
    // The next hour tries again.
    deleteMailFiles(folder, new Date(Date.now() - days * 24 * hour)).catch(() => {});
  };
  purge();
  return setInterval(purge, hour).unref();
}
