/** Start of the URL hash of a link to a draft. The line's id and the key follow: `#riprendi=travel/KEY`. */
export const mark = '#riprendi=';

/** Whether a URL hash is a link to a draft of this line. A hash without a line's id matches every line. */
export function hasResumeLink(hash: string, line: string): boolean {
  const [isLink, named = line] = new RegExp(`^${mark}(?:(.*)/)?`).exec(hash) ?? [];
  return isLink !== undefined && named === line;
}
