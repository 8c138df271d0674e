/** What stands before the key in a link that opens a draft. */
export const mark = '#riprendi=';

/** Whether an address opens a draft of another device. */
export const comesByLink = (hash: string): boolean => hash.startsWith(mark);
