import { opendir, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** A time as the name of a mail's file begins with it, '20261121T100000000Z': names sort by it. */
export const stampOf = (time: Date): string => time.toISOString().replaceAll(/[-:.]/g, '');

/** What the names of mails' files look like, also of those whose writing was cut short. */
const named = /^\.?(\d{8}T\d{9}Z)-.+\.eml(\.part)?$/;

/** Deletes the mails of a folder that were written before a time, one by one; what is no mail stays. */
export async function deleteMailFiles(folder: string, before: Date): Promise<void> {
  const limit = stampOf(before);
  const files = await opendir(folder).catch(noneOf);
  for await (const { name } of files) {
    const [, written] = named.exec(name) ?? [];
    // Another server on the same folder may have been quicker.
    if (written !== undefined && written < limit)
      await unlink(join(folder, name)).catch(ignoreMissing);
  }
}

/** A folder that is not there: no mail was ever written. */
function noneOf(error: unknown): [] {
  ignoreMissing(error);
  return [];
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
