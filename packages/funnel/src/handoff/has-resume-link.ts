/** Start of the hash of a link that opens a draft. The id of its line and the key follow. */
export const mark = '#riprendi=';

/** Whether a hash is a link to a draft of the line. A link without a line is for any line. */
export function hasResumeLink(hash: string, line: string): boolean {
  const [isLink, named = line] = new RegExp(`^${mark}(?:(.*)/)?`).exec(hash) ?? [];
  return isLink !== undefined && named === line;
}
