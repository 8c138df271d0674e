/** Start of the URL hash of a link that opens a draft. The line's id and the key follow: `#riprendi=travel/KEY`. */
export const mark = '#riprendi=';

/** Whether a URL hash opens a draft of the line. A hash without a line opens a draft of any line. */
export function hasResumeLink(hash: string, line: string): boolean {
  const [isLink, named = line] = new RegExp(`^${mark}(?:(.*)/)?`).exec(hash) ?? [];
  return isLink !== undefined && named === line;
}
