import type { Client, Contractor } from '@preventivo/core';

/** A record that is being written: its page goes away when its owner's session ends. */
export interface Interrupted {
  readonly userId: string;
  /** `name` of the radios it would have been chosen with. */
  readonly name: string;
  /** The record that is being changed; undefined for a new one. */
  readonly recordId: string | undefined;
  readonly written: Contractor;
}

const kept = new WeakMap<Client, Interrupted>();

/** Keeps what was written while its owner logs in again: in memory only, one for each funnel. */
export function keepInterrupted(client: Client, interrupted: Interrupted): void {
  kept.set(client, interrupted);
}

export function forgetInterrupted(client: Client): void {
  kept.delete(client);
}

/** What this account was writing with these radios. */
export function interruptedOf(
  client: Client,
  { userId, name }: Pick<Interrupted, 'userId' | 'name'>,
): Interrupted | undefined {
  const found = kept.get(client);
  return found?.userId === userId && found.name === name ? found : undefined;
}
