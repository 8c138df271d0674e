/** What somebody agreed to with a request, as a proof for both sides. */
export interface ConsentReceipt {
  /** A UUID. */
  readonly id: string;
  /** The account of who sent it; null for who has none. */
  readonly accountId: string | null;
  /** ISO time. */
  readonly at: string;
  /** Which edition of the texts was served. */
  readonly textsVersion: string;
  /** SHA-256 of `consents`. */
  readonly textsHash: string;
  /** Every flag with the words that were shown, its answer and its channels, as `receiptText` writes them. */
  readonly consents: string;
}
