/** Writes text where somebody reads it; resolves when more may come. */
export type Write = (text: string) => Promise<void>;
