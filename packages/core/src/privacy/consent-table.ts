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
  /** The number of the consent's flag on the wire. */
  readonly code: number;
  /** The text of the consent. A lawyer has to approve it (docs/rules/consents.md#wording). */
  readonly label: string;
  readonly askedOf: readonly ConsentVariant[];
  /** Whether the form requires this consent. @defaultValue false */
  readonly mandatory?: true;
  /** Whether the consent permits contacting the user. @defaultValue false */
  readonly channels?: true;
  /** The sectors that receive the data (docs/rules/consents.md#third-parties). @defaultValue none */
  readonly sectors?: readonly string[];
  /** The title of the document about this consent alone. @defaultValue none */
  readonly notice?: string;
  /** The flag of the precontractual documents, if the consent covers them. @defaultValue none */
  readonly documents?: { readonly flag: FlagKey; readonly code: number };
}

const everybody: readonly ConsentVariant[] = ['anonymous', 'registration', 'logged'];
const newcomers: readonly ConsentVariant[] = ['anonymous', 'registration'];

/**
 * The date of the current texts. Change the date whenever you change a text, because a receipt contains the date and
 * the hash of the texts.
 */
export const consentTextsVersion = '2026-11-21';

/** All data of each consent, in the order in which the client sends the flags. */
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

/** Returns the mandatory consents in the order of the form (docs/rules/consents.md#mandatory). */
export const mandatoryConsents = (variant: ConsentVariant): readonly ConsentKey[] =>
  consentKeys.filter(
    (key) => consentTable[key].mandatory && consentTable[key].askedOf.includes(variant),
  );

/** Returns the optional consents in the order of the form. */
export const optionalConsents = (variant: ConsentVariant): readonly ConsentKey[] =>
  consentKeys.filter(
    (key) => !consentTable[key].mandatory && consentTable[key].askedOf.includes(variant),
  );

/** Returns the mandatory consents that the user has not given, in the order of the form. */
export const missingConsents = (consents: Consents, variant: ConsentVariant): ConsentKey[] =>
  mandatoryConsents(variant).filter((key) => !consents[key]);

/**
 * Returns the channels that a consent covers, or an empty list if it permits no contact
 * (docs/rules/consents.md#channels).
 */
export const channelsOf = (key: ConsentKey): readonly ConsentChannel[] =>
  consentTable[key].channels ? consentChannels : [];
