/** A message to one person. */
export interface Mail {
  /** One plain address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Sends a message, or throws; `Undeliverable` where trying again is of no use. */
  send(mail: Mail, options?: SendOptions): Promise<void>;
}

export interface SendOptions {
  /** Stays the same when a message is sent again, so that whoever gets it twice can tell. @defaultValue a new one */
  readonly id?: string;
  /** Gives up. */
  readonly signal?: AbortSignal;
}
