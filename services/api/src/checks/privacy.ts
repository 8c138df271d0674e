import { missingConsents } from '@preventivo/core';
import { flagsOf, privacyFromWire } from '@preventivo/core/wire';
import { failedAs, malformed } from '../contract/refusal.ts';
import type { JsonObject } from '../contract/schema.ts';

/**
 * The privacy part of a body, as it is kept. Who is logged in gave the other consents when registering.
 * @throws {Refusal} 400 for what cannot be read or was not asked, 422 PRIVACY where a mandatory consent is missing
 */
export function acceptedPrivacy(raw: JsonObject, variant: 'anonymous' | 'logged') {
  const { value, problems } = privacyFromWire(raw);
  const [problem] = problems;
  if (problem) throw malformed({ path: `privacy.${problem.key}`, reason: problem.reason });
  const { consents, ...privacy } = value;
  const asked = flagsOf(variant).map(({ code }) => code);
  if (privacy.flags.some(({ key }) => !asked.includes(key)))
    throw malformed({ path: 'privacy.flags', reason: 'unasked' });
  if (missingConsents(consents, variant).length > 0) throw failedAs('PRIVACY');
  return privacy;
}
