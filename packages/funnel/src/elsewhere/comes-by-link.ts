/** What stands before the line and the key in a link that opens a draft. */
export const mark = '#riprendi=';

/** Whether an address opens a draft of a line of another device. A link that names no line is for any. */
export function comesByLink(hash: string, line: string): boolean {
  const [isLink, named = line] = new RegExp(`^${mark}(?:(.*)/)?`).exec(hash) ?? [];
  return isLink !== undefined && named === line;
}

/** Takes the key out of the address, so that neither the history nor a bookmark has it. */
export function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
