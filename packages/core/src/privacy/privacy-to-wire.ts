import { tidied } from '@preventivo/italian';
import { type Say, sayer } from '../errors/sayer.ts';
import { channelsOf, consentTable } from './consent-table.ts';
import { type NamedDocument, shownText } from './consent-words.ts';
import type { ConsentChannel, ConsentKey, ConsentVariant, FlagKey } from './consents.ts';
import type { DatedConsents } from './dated-consents.ts';

/** One consent as the quote service and the user service keep it (docs/rules/consents.md#flags). */
export interface ConsentFlag {
  /** The numeric key of the consent. */
  readonly key: number;
  readonly value: 0 | 1;
  /** The words that stood at its box. */
  readonly description: string;
  /** When it was last changed, an ISO time. */
  readonly last_change: string;
  /** The channels chosen, where a build asks for each of them; left out where it does not. */
  readonly channels?: readonly ConsentChannel[];
}

/** A flag, and the consent that decides it: the documents are handed over with the notice. */
export interface Flag {
  readonly key: FlagKey;
  readonly code: number;
  readonly consent: ConsentKey;
}

/** Every flag, in the order they are sent (docs/rules/consents.md#documents). */
export const allFlags: readonly Flag[] = Object.values(consentTable).flatMap(
  ({ key: consent, code, documents }): Flag[] => {
    const own = { key: consent, code, consent };
    return documents ? [own, { key: documents.flag, code: documents.code, consent }] : [own];
  },
);

/** What somebody of this kind sends: who is logged in only the notice and its documents. */
export const flagsOf = (variant: ConsentVariant): readonly Flag[] =>
  allFlags.filter(({ consent }) => consentTable[consent].askedOf.includes(variant));

/** What somebody was shown and answered. */
export interface AnsweredConsents extends DatedConsents {
  readonly variant: ConsentVariant;
  /** What was handed over before a contract; its titles are part of the words that were shown. @defaultValue nothing */
  readonly documents?: readonly NamedDocument[];
  /** Says the words as they were shown. @defaultValue in Italian */
  readonly say?: Say;
}

/** The list of flags alone, as `users/register` wants it. */
export function consentFlags(answered: AnsweredConsents): ConsentFlag[] {
  const {
    consents,
    variant,
    openedAt,
    changedAt = {},
    documents = [],
    channels,
    say = sayer({}),
  } = answered;
  return flagsOf(variant).map((flag) => ({
    key: flag.code,
    value: consents[flag.consent] ? 1 : 0,
    description: shownText(flag.consent, documents, say),
    last_change: changedAt[flag.consent] ?? openedAt,
    ...(channels && hasChannels(flag) && { channels: coveredChannels(flag, answered) }),
  }));
}

/** The documents are no way of being reached. */
const hasChannels = ({ key, consent }: Flag) => key === consent && channelsOf(consent).length > 0;

/** The channels a flag covers: those chosen, none without the consent; all where nobody chooses. */
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
export function privacyToWire(privacy: GivenPrivacy): PrivacyBody {
  const { email, telefono, convenzione } = privacy;
  return { email: tidied(email), telefono, convenzione, flags: consentFlags(privacy) };
}

/** The privacy part in the form a back end is configured to want. */
export function privacyInForm(
  form: PrivacyForm,
  privacy: GivenPrivacy,
): PrivacyBody | readonly ConsentItem[] {
  return form === 'items' ? consentItems(privacy) : privacyToWire(privacy);
}

/** The consents in the second form. */
export function consentItems(
  answered: Pick<AnsweredConsents, 'consents' | 'variant' | 'channels'>,
): readonly ConsentItem[] {
  return flagsOf(answered.variant).map((flag) => ({
    type: flag.key,
    channels: coveredChannels(flag, answered),
    consent: answered.consents[flag.consent],
  }));
}
