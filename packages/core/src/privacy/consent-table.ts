import {
  consentCessione,
  consentCgu,
  consentCguNotice,
  consentCommerciale,
  consentGenerale,
  consentGeneraleNotice,
  consentIvass,
  consentNewsletter,
  consentProfilazione,
  sectorBanks,
  sectorCars,
  sectorGoods,
  sectorLeisure,
  sectorTelecoms,
} from '../words/consents.ts';
import {
  type ConsentChannel,
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  consentChannels,
  consentKeys,
  type FlagKey,
} from './consents.ts';

interface ConsentRow {
  readonly key: ConsentKey;
  /** The number of its flag. */
  readonly code: number;
  /** What somebody agrees to, in words a lawyer has to approve (docs/rules/consents.md#wording). */
  readonly label: string;
  readonly askedOf: readonly ConsentVariant[];
  /** Whether nothing can be sent without it by those who are asked. @defaultValue false */
  readonly mandatory?: true;
  /** Whether it is about being reached. @defaultValue false */
  readonly channels?: true;
  /** Whom the data may go to (docs/rules/consents.md#third-parties). @defaultValue nobody is named */
  readonly sectors?: readonly string[];
  /** The document it has of its own. @defaultValue none */
  readonly notice?: string;
  /** Whether the documents before a contract are read with it, and the flag that says so. @defaultValue none */
  readonly documents?: { readonly flag: FlagKey; readonly code: number };
}

const everybody: readonly ConsentVariant[] = ['anonymous', 'registration', 'logged'];
const newcomers: readonly ConsentVariant[] = ['anonymous', 'registration'];

/**
 * The edition of the words below. A receipt names it beside their hash, so whoever changes a word
 * gives it a new day.
 */
export const consentTextsVersion = '2026-11-21';

/** Everything that is known of a consent, in the order in which the flags are sent. */
export const consentTable: Readonly<Record<ConsentKey, ConsentRow>> = {
  ivass: {
    key: 'ivass',
    code: 106,
    label: consentIvass,
    askedOf: everybody,
    mandatory: true,
    documents: { flag: 'allegato3e4ter', code: 407 },
  },
  generale: {
    key: 'generale',
    code: 1,
    label: consentGenerale,
    askedOf: newcomers,
    mandatory: true,
    channels: true,
    notice: consentGeneraleNotice,
  },
  profilazione: {
    key: 'profilazione',
    code: 3,
    label: consentProfilazione,
    askedOf: newcomers,
  },
  newsletter: {
    key: 'newsletter',
    code: 22,
    label: consentNewsletter,
    askedOf: newcomers,
  },
  commerciale: {
    key: 'commerciale',
    code: 102,
    label: consentCommerciale,
    askedOf: newcomers,
    channels: true,
  },
  cessione: {
    key: 'cessione',
    code: 104,
    label: consentCessione,
    askedOf: newcomers,
    channels: true,
    sectors: [sectorBanks, sectorCars, sectorGoods, sectorTelecoms, sectorLeisure],
  },
  cgu: {
    key: 'cgu',
    code: 105,
    label: consentCgu,
    askedOf: newcomers,
    mandatory: true,
    notice: consentCguNotice,
  },
};

/**
 * What must be agreed to before anything can be sent, in the order it is asked
 * (docs/rules/consents.md#mandatory).
 */
export const mandatoryConsents = (variant: ConsentVariant): readonly ConsentKey[] =>
  consentKeys.filter(
    (key) => consentTable[key].mandatory && consentTable[key].askedOf.includes(variant),
  );

/** What somebody may leave out, in the order it is asked. */
export const optionalConsents = (variant: ConsentVariant): readonly ConsentKey[] =>
  consentKeys.filter(
    (key) => !consentTable[key].mandatory && consentTable[key].askedOf.includes(variant),
  );

/** The mandatory consents that are not given, in the order they are asked. */
export const missingConsents = (consents: Consents, variant: ConsentVariant): ConsentKey[] =>
  mandatoryConsents(variant).filter((key) => !consents[key]);

/** The channels a consent covers; none where it covers no contact (docs/rules/consents.md#channels). */
export const channelsOf = (key: ConsentKey): readonly ConsentChannel[] =>
  consentTable[key].channels ? consentChannels : [];
