import {
  type ChosenChannels,
  type ConsentChannel,
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  channelsOf,
} from './consents.ts';
import { type NamedDocument, shownText } from './shown-text.ts';

/** One consent as the quote service and the user service keep it (http-contract.md, Shapes). */
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

/** What is sent: what was asked, and the documents that go with the IVASS notice. */
export type FlagKey = ConsentKey | 'allegato3e4ter';

/** The number of each flag (foundation.md 3, Privacy consents). */
export const flagCodes: Readonly<Record<FlagKey, number>> = {
  ivass: 106,
  allegato3e4ter: 407,
  generale: 1,
  profilazione: 3,
  newsletter: 22,
  commerciale: 102,
  cessione: 104,
  cgu: 105,
};

/** The consent that decides a flag: the documents are handed over with the IVASS notice. */
export const consentBehind = (key: FlagKey): ConsentKey =>
  key === 'allegato3e4ter' ? 'ivass' : key;

/** Every flag, in the order they are sent. */
export const allFlags: readonly FlagKey[] = [
  'ivass',
  'allegato3e4ter',
  'generale',
  'profilazione',
  'newsletter',
  'commerciale',
  'cessione',
  'cgu',
];

/** What somebody of this kind sends (foundation.md 3: a logged-in user only two). */
export const flagKeys: Readonly<Record<ConsentVariant, readonly FlagKey[]>> = {
  anonymous: allFlags,
  registration: allFlags,
  logged: ['ivass', 'allegato3e4ter'],
};

/** When consents were last given or taken, ISO times. */
export type ChangedAt = Readonly<Partial<Record<ConsentKey, string>>>;

/** What somebody was shown and answered. */
export interface AnsweredConsents {
  readonly consents: Consents;
  readonly variant: ConsentVariant;
  /** When they were shown, an ISO time: that of the consents nobody has touched. */
  readonly openedAt: string;
  /** When each of the others was last given or taken, an ISO time. @defaultValue nobody touched any */
  readonly changedAt?: ChangedAt | undefined;
  /** What was handed over before a contract; its titles are part of the words that were shown. @defaultValue nothing */
  readonly documents?: readonly NamedDocument[];
  /** The channels chosen, where the build asks for each of them. @defaultValue all, for each consent about being reached */
  readonly channels?: ChosenChannels | undefined;
}

/** The list of flags alone, as `users/register` wants it. */
export function consentFlags(given: AnsweredConsents): ConsentFlag[] {
  const { consents, variant, openedAt, changedAt = {}, documents = [], channels } = given;
  return flagKeys[variant].map((key) => {
    const behind = consentBehind(key);
    return {
      key: flagCodes[key],
      value: consents[behind] ? 1 : 0,
      description: shownText(behind, documents),
      last_change: changedAt[behind] ?? openedAt,
      ...(channels && channelsOf(key).length > 0 && { channels: coveredChannels(key, given) }),
    };
  });
}

/** The channels a flag covers: those chosen, none without the consent; all where nobody chooses. */
export function coveredChannels(
  key: FlagKey,
  { consents, channels }: Pick<AnsweredConsents, 'consents' | 'channels'>,
): readonly ConsentChannel[] {
  if (!channels) return channelsOf(key);
  const behind = consentBehind(key);
  const chosen = consents[behind] ? (channels[behind] ?? []) : [];
  return channelsOf(key).filter((channel) => chosen.includes(channel));
}
