import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { privacy } from '../../src/testing/giulia.ts';
import { within } from './within.ts';

export interface Newcomers {
  /** The emails of all visitors whose registration was acknowledged. */
  readonly registered: readonly string[];
  goHome(): Promise<void>;
}

/**
 * Starts visitors who register again and again, with a new email each time. They retry a
 * registration until the server acknowledges it.
 */
export function newcomers(address: string, count = 2): Newcomers {
  const registered: string[] = [];
  let open = true;

  async function newcomer() {
    while (open) {
      const email = `${randomUUID()}@example.it`;
      while (!(await register(address, email))) await pause(20);
      registered.push(email);
    }
  }
  const all = Array.from({ length: count }, newcomer);
  return {
    registered,
    goHome: async () => {
      open = false;
      await within(180, 'The last answer of every newcomer', Promise.all(all));
    },
  };
}

/**
 * Sends one registration. Returns false after a lost response or a 5xx status. The caller then
 * tries again.
 */
async function register(address: string, email: string): Promise<boolean> {
  const response = await fetch(`${address}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...giulia, email }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined);
  const said = await response?.text().catch(() => undefined);
  if (!response || !said || response.status >= 500) return false;
  const { success, error_code } = JSON.parse(said);
  if (!success && error_code !== 'ALREADY_REGISTERED')
    throw new Error(`Registering is refused: ${error_code}.`);
  return true;
}

const giulia = {
  phone: '3331234567',
  name: 'Giulia',
  surname: 'Ferri',
  password: 'Zefiro7!vento',
  privacy: privacy().flags,
};

/** Returns the recipients of the mails in a data folder. Each mail has one entry. */
export const addressees = (dataDir: string): readonly string[] =>
  mailsIn(dataDir).map((mail) => /^To: (.+)\r$/m.exec(mail)?.[1] ?? '');

/** Returns the text of each mail in a data folder. The text is still quoted-printable. */
export function mailsIn(dataDir: string): readonly string[] {
  const folder = join(dataDir, 'mail');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
