// The consents, their texts, and which ones the user has given.
export {
  type ConsentEdition,
  consentEdition,
  earlierEditions,
  withDocuments,
} from './privacy/consent-editions.ts';
export {
  channelsOf,
  consentTable,
  consentTextsVersion,
  mandatoryConsents,
  missingConsents,
  optionalConsents,
} from './privacy/consent-table.ts';
export {
  channelNames,
  channelsLine,
  consentFailures,
  documentName,
  type NamedDocument,
} from './privacy/consent-words.ts';
export {
  type ChosenChannels,
  type ConsentChannel,
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  consentKeys,
  noConsents,
  receiptEvent,
} from './privacy/consents.ts';
export {
  type DatedConsents,
  shownConsents,
  withChannels,
  withConsents,
} from './privacy/dated-consents.ts';
