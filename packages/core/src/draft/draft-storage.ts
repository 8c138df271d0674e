/** Where drafts are kept. A host application may bring its own, also one that takes its time. */
export interface DraftStorage {
  get(key: string): string | null | Promise<string | null>;
  /** Says whether the text was kept. */
  set(key: string, text: string): boolean | Promise<boolean>;
  remove(key: string): void | Promise<void>;
}
