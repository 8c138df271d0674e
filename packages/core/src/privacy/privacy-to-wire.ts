import { type ConsentChannel, type Consents, type ConsentVariant, channelsOf } from './consents.ts';
import { type ConsentFlag, consentBehind, consentFlags, type FlagKey, flagKeys } from './flags.ts';

/** The privacy part of a quote request (http-contract.md, Shapes). */
export interface PrivacyBody {
  readonly email: string;
  readonly telefono: string;
  readonly convenzione: number;
  readonly flags: readonly ConsentFlag[];
}

/** The privacy part of `save` and `submit`; whoever is logged in sends the IVASS notice and its documents only. */
export function privacyToWire(given: {
  readonly consents: Consents;
  /** When the consents were last changed, an ISO time. */
  readonly changedAt: string;
  readonly email: string;
  readonly telefono: string;
  readonly convenzione: number;
  readonly variant: ConsentVariant;
}): PrivacyBody {
  const { email, telefono, convenzione } = given;
  return { email, telefono, convenzione, flags: consentFlags(given) };
}

/** One consent in the second form, where a back end wants it (foundation.md 3, Privacy consents). */
export interface ConsentItem {
  readonly type: FlagKey;
  readonly channels: readonly ConsentChannel[];
  readonly consent: boolean;
}

/** The consents in the second form. */
export function consentItems(consents: Consents, variant: ConsentVariant): ConsentItem[] {
  return flagKeys[variant].map((key) => ({
    type: key,
    channels: channelsOf(key),
    consent: consents[consentBehind(key)],
  }));
}
