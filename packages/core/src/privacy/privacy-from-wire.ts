import type { WireProblem } from '../line/wire.ts';
import { bodyReader } from './body-reader.ts';
import { flagsFromWire, type ReadFlags } from './flags-from-wire.ts';
import type { PrivacyBody } from './privacy-to-wire.ts';

/** A privacy part that was read, and the consents its flags say. */
export type ReadPrivacy = PrivacyBody & ReadFlags;

/**
 * Reads the privacy part of a body of `save` or `submit`, for the server: strict about keys and
 * types. What could not be read is named by its path (`flags.2.value`), never by its content.
 */
export function privacyFromWire(raw: unknown): {
  readonly value: ReadPrivacy;
  readonly problems: readonly WireProblem[];
} {
  const read = bodyReader();
  const body = read.record(raw, '', ['email', 'telefono', 'convenzione', 'flags']);
  const list = flagsFromWire(body.flags, 'flags');
  const value = {
    email: read.text(body.email, 'email'),
    telefono: read.text(body.telefono, 'telefono'),
    convenzione: read.natural(body.convenzione, 'convenzione'),
    ...list.value,
  };
  return { value, problems: [...read.problems, ...list.problems] };
}
