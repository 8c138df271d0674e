import { missingConsents } from '@preventivo/core';
import { privacyFromWire } from '@preventivo/core/wire';
import { failedAs, malformed } from '../http/refusal.ts';
import type { JsonObject } from '../http/schema.ts';

/**
 * The privacy part of a body of somebody who is not logged in, as it is kept.
 * @throws {Refusal} 400 for what cannot be read, 422 PRIVACY where a mandatory consent is missing
 */
export function acceptedPrivacy(raw: JsonObject) {
  const { value, problems } = privacyFromWire(raw);
  const [problem] = problems;
  if (problem) throw malformed({ path: `privacy.${problem.key}`, reason: problem.reason });
  const { consents, ...privacy } = value;
  if (missingConsents(consents, 'anonymous').length > 0) throw failedAs('PRIVACY');
  return privacy;
}
