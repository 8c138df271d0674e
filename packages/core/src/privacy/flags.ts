import { type NamedDocument, shownText } from './consent-words.ts';
import {
  type ConsentChannel,
  type ConsentKey,
  type ConsentVariant,
  channelsOf,
  consentTable,
  type FlagKey,
} from './consents.ts';
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
}

/** The list of flags alone, as `users/register` wants it. */
export function consentFlags(given: AnsweredConsents): ConsentFlag[] {
  const { consents, variant, openedAt, changedAt = {}, documents = [], channels } = given;
  return flagsOf(variant).map((flag) => ({
    key: flag.code,
    value: consents[flag.consent] ? 1 : 0,
    description: shownText(flag.consent, documents),
    last_change: changedAt[flag.consent] ?? openedAt,
    ...(channels && hasChannels(flag) && { channels: coveredChannels(flag, given) }),
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
