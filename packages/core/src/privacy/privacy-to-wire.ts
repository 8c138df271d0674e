import { tidied } from '@preventivo/italian';
import { createTranslator, type Translate } from '../errors/create-translator.ts';
import { channelsOf, consentTable } from './consent-table.ts';
import { type NamedDocument, shownText } from './consent-words.ts';
import type { ConsentChannel, ConsentKey, ConsentVariant, FlagKey } from './consents.ts';
import type { DatedConsents } from './dated-consents.ts';

/** A consent as the quote service and the user service store it (docs/rules/consents.md#flags). */
export interface ConsentFlag {
  /** The numeric key of the consent. */
  readonly key: number;
  readonly value: 0 | 1;
  /** The text next to the checkbox. */
  readonly description: string;
  /** When the consent was last changed, an ISO time. */
  readonly last_change: string;
  /** The chosen channels. Omitted if the build does not let the user choose channels. */
  readonly channels?: readonly ConsentChannel[];
}

/** A flag and the consent that sets it. The IVASS notice also sets the documents' flag. */
export interface Flag {
  readonly key: FlagKey;
  readonly code: number;
  readonly consent: ConsentKey;
}

/** Every flag, in the order in which the client sends them (docs/rules/consents.md#documents). */
export const allFlags: readonly Flag[] = Object.values(consentTable).flatMap(
  ({ key: consent, code, documents }): Flag[] => {
    const own = { key: consent, code, consent };
    return documents ? [own, { key: documents.flag, code: documents.code, consent }] : [own];
  },
);

/** Returns the flags that a kind of user sends. Logged-in users send only the IVASS notice and its documents. */
export const flagsOf = (variant: ConsentVariant): readonly Flag[] =>
  allFlags.filter(({ consent }) => consentTable[consent].askedOf.includes(variant));

/** The consents that the form showed, with the user's answers. */
export interface AnsweredConsents extends DatedConsents {
  readonly variant: ConsentVariant;
  /** The precontractual documents, whose titles are part of the shown text. @defaultValue none */
  readonly documents?: readonly NamedDocument[];
  /** Translates the texts into the language of the form. @defaultValue Italian */
  readonly t?: Translate;
}

/** Returns the list of flags alone, as `users/register` expects it. */
export function consentFlags(answered: AnsweredConsents): ConsentFlag[] {
  const {
    consents,
    variant,
    openedAt,
    changedAt = {},
    documents = [],
    channels,
    t = createTranslator({}),
  } = answered;
  return flagsOf(variant).map((flag) => ({
    key: flag.code,
    value: consents[flag.consent] ? 1 : 0,
    description: shownText(flag.consent, documents, t),
    last_change: changedAt[flag.consent] ?? openedAt,
    ...(channels && hasChannels(flag) && { channels: coveredChannels(flag, answered) }),
  }));
}

/** Whether a flag has channels. The flag of the documents has none, because documents permit no contact. */
const hasChannels = ({ key, consent }: Flag) => key === consent && channelsOf(consent).length > 0;

/**
 * Returns the channels of a flag: the chosen channels, or all channels if the form does not let the user choose.
 * Returns no channel if the consent is not given.
 */
export function coveredChannels(
  flag: Flag,
  { consents, channels }: Pick<DatedConsents, 'consents' | 'channels'>,
): readonly ConsentChannel[] {
  if (!hasChannels(flag)) return [];
  const offered = channelsOf(flag.consent);
  if (!channels) return offered;
  const chosen = consents[flag.consent] ? (channels[flag.consent] ?? []) : [];
  return offered.filter((channel) => chosen.includes(channel));
}

/** The privacy part of a quote request (docs/rules/consents.md#flags). */
export interface PrivacyBody {
  readonly email: string;
  readonly telefono: string;
  readonly convenzione: number;
  readonly flags: readonly ConsentFlag[];
}

/** A consent in the alternative format (docs/rules/consents.md#items). */
export interface ConsentItem {
  readonly type: FlagKey;
  readonly channels: readonly ConsentChannel[];
  readonly consent: boolean;
}

/** The format of consents that a back end expects: flags with numeric keys, or items with names. */
export type PrivacyForm = 'flags' | 'items';

/** The consents with the user's contact data. */
export interface GivenPrivacy extends AnsweredConsents {
  readonly email: string;
  readonly telefono: string;
  readonly convenzione: number;
}

/** Returns the privacy part of `save` and `submit`. Logged-in users send only the IVASS notice and its documents. */
export function privacyToWire(privacy: GivenPrivacy): PrivacyBody {
  const { email, telefono, convenzione } = privacy;
  return { email: tidied(email), telefono, convenzione, flags: consentFlags(privacy) };
}

/** Returns the privacy part in the format that the back end expects. */
export function privacyInForm(
  form: PrivacyForm,
  privacy: GivenPrivacy,
): PrivacyBody | readonly ConsentItem[] {
  return form === 'items' ? consentItems(privacy) : privacyToWire(privacy);
}

/** Returns the consents in the alternative format. */
export function consentItems(
  answered: Pick<AnsweredConsents, 'consents' | 'variant' | 'channels'>,
): readonly ConsentItem[] {
  return flagsOf(answered.variant).map((flag) => ({
    type: flag.key,
    channels: coveredChannels(flag, answered),
    consent: answered.consents[flag.consent],
  }));
}
