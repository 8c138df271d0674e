import type { ConsentChannel, FlagKey } from './consents.ts';
import {
  type AnsweredConsents,
  type ConsentFlag,
  consentFlags,
  coveredChannels,
  flagsOf,
} from './flags.ts';

/** The privacy part of a quote request (docs/rules/consents.md#flags). */
export interface PrivacyBody {
  readonly email: string;
  readonly telefono: string;
  readonly convenzione: number;
  readonly flags: readonly ConsentFlag[];
}

/** One consent in the second form, where a back end wants it (docs/rules/consents.md#items). */
export interface ConsentItem {
  readonly type: FlagKey;
  readonly channels: readonly ConsentChannel[];
  readonly consent: boolean;
}

/** How a back end wants its consents: as flags with numeric keys, or as items with names. */
export type PrivacyForm = 'flags' | 'items';

/** What was agreed to, and whose it is. */
export interface GivenPrivacy extends AnsweredConsents {
  readonly email: string;
  readonly telefono: string;
  readonly convenzione: number;
}

/** The privacy part of `save` and `submit`; whoever is logged in sends the IVASS notice and its documents only. */
export function privacyToWire(given: GivenPrivacy): PrivacyBody {
  const { email, telefono, convenzione } = given;
  return { email, telefono, convenzione, flags: consentFlags(given) };
}

/** The privacy part in the form a back end is configured to want. */
export function privacyInForm(
  form: PrivacyForm,
  given: GivenPrivacy,
): PrivacyBody | readonly ConsentItem[] {
  return form === 'items' ? consentItems(given) : privacyToWire(given);
}

/** The consents in the second form. */
export function consentItems(
  given: Pick<AnsweredConsents, 'consents' | 'variant' | 'channels'>,
): readonly ConsentItem[] {
  return flagsOf(given.variant).map((flag) => ({
    type: flag.key,
    channels: coveredChannels(flag, given),
    consent: given.consents[flag.consent],
  }));
}
