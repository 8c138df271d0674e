import { opendir, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the prefix of a mail's file name, '20261121T100000000Z', so that names sort by time. */
export const stampOf = (time: Date): string => time.toISOString().replaceAll(/[-:.]/g, '');

/** File names of mails, including incomplete ones. */
const named = /^\.?(\d{8}T\d{9}Z)-.+\.eml(\.part)?$/;

/** Deletes the mails of a folder that were written before a time. Other files stay. */
export async function deleteMailFiles(folder: string, before: Date): Promise<void> {
  const limit = stampOf(before);
  const files = await opendir(folder).catch(noneOf);
  for await (const { name } of files) {
    const [, written] = named.exec(name) ?? [];
    // Another server that uses the folder may have deleted the file already.
    if (written !== undefined && written < limit)
      await unlink(join(folder, name)).catch(ignoreMissing);
  }
}

/** Returns no files if the folder is missing. The first mail creates the folder. */
function noneOf(error: unknown): [] {
  ignoreMissing(error);
  return [];
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
