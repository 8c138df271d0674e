// answers while they are given

export { type AnswerStore, createAnswerStore, partOf } from './answers/answer-store.ts';
export { type Answers, createAnswers, type Settled } from './answers/answers.ts';
// the line table

// the contractor and the policy block
export { type Company, company } from './contractor/company.ts';
export {
  type CompanyContractor,
  type Contractor,
  chosenType,
  contractorKeys,
  contractorValues,
  emptyContractor,
  type NoContractor,
  type PersonContractor,
  personOf,
} from './contractor/contractor.ts';
export { keptContractor } from './contractor/kept-contractor.ts';
export { italyId, person, personWords } from './contractor/person.ts';
export type { Person } from './contractor/person-fields.ts';
export {
  contractorQuestions,
  type Questions,
  recordQuestions,
  typeQuestion,
  withContractorValues,
} from './contractor/questions.ts';
// places and days
export { type Day, isWholeDay, monthOf, yearOf } from './dates/day.ts';
export type { RelativeDay } from './dates/relative-day.ts';
export { today } from './dates/today.ts';
export type { Draft, DraftRead, DraftStorage, DraftWanted, NoDraft } from './draft/draft.ts';
export { newIdempotencyKey, sharedIdempotencyKey } from './draft/idempotency-key.ts';
// errors, http, draft
export {
  deviceStorage,
  dropDraft,
  readDraft,
  tabStorage,
  writeDraft,
} from './draft/stored-draft.ts';
export { companyMessages } from './errors/company-messages.ts';
export { contractorMessages } from './errors/contractor-messages.ts';
export { fill } from './errors/fill.ts';
export type { MessageCode, MessageOverrides, Messages } from './errors/messages.ts';
export { policyMessages } from './errors/policy-messages.ts';
export { sharedMessages } from './errors/shared-messages.ts';
export { submissionMessages } from './errors/submission-messages.ts';
export { markInteracted, schedulePreload, whenIdle } from './first-interaction.ts';
export type { CallOptions } from './http/call.ts';
export type { Client, ClientOptions, Whose } from './http/client.ts';
export type { Paths } from './http/paths.ts';
export type { FoundPlaces, Place, PlaceDetails } from './http/place.ts';
export type {
  FiscalCodeRequest,
  QuoteRequest,
  QuoteService,
  SalesContact,
  Submission,
} from './http/quote-service.ts';
export { requestNumber } from './http/request-number.ts';
export type { Failed, Result, Success } from './http/result.ts';
export type { CompanyToSave, SavedCompany } from './http/saved-company.ts';
export type { Country, Named, PersonToSave, SavedPerson } from './http/saved-person.ts';
export { cookieToken, type TokenStore } from './http/token-store.ts';
export type { User } from './http/user.ts';
export type { Recall, Registration, UserService } from './http/user-service.ts';
export type { AnswerValidator, Validator } from './http/validator.ts';
export type { Address } from './italian/address.ts';
export { addressParts } from './line/address-parts.ts';
export { applicable } from './line/applicable.ts';
export { type AskedControl, askedControls } from './line/asked-controls.ts';
export { askedOn, isAsked } from './line/asked-on.ts';
export { indexedPairs, pipes } from './line/codecs.ts';
export {
  contractorAnswers,
  withContractorAnswers,
} from './line/contractor-answers.ts';
export { withContractorFallbacks } from './line/contractor-fallbacks.ts';
export { type Block, defineLine } from './line/define-line.ts';
export { commasParted, entriesOf } from './line/entries.ts';
export type { Failure } from './line/failure.ts';
export {
  type AddressField,
  type AddressPart,
  type AmountField,
  address,
  amount,
  type ChoiceField,
  type ChoicesField,
  choice,
  choices,
  type DateField,
  date,
  type Field,
  type Fields,
  type ItemsField,
  items,
  type MunicipalityField,
  municipality,
  type PlateField,
  plate,
  type SavedRecordField,
  savedRecord,
  type TextField,
  text,
  type Values,
  type WholeField,
  whole,
  type YesNoField,
  yesNo,
} from './line/field.ts';
export { group } from './line/group.ts';
export type { GroupField } from './line/group-field.ts';
export { initialValues } from './line/initial-values.ts';
export { joinBlocks } from './line/join-blocks.ts';
export { isAddressAnswer, isGroup, isItems, isListed, isNumeric, isYesNo } from './line/kinds.ts';
export { knownOptions } from './line/known-options.ts';
export { laidOut, layoutsOf } from './line/laid-out.ts';
export { listOf } from './line/list-of.ts';
export { numberWords } from './line/number-words.ts';
export type { Lists, Option } from './line/option.ts';
export { type LazyLine, type Outline, outlineOf } from './line/outline.ts';
export { beside, type ControlName } from './line/path.ts';
export { type Refusal, refusedAt } from './line/refused-at.ts';
export { type RuleSettings, ruleSettings } from './line/rule-settings.ts';
export { same } from './line/same.ts';
export { searchedAddress } from './line/searched-address.ts';
export { settle } from './line/settle.ts';
export type {
  Codec,
  ContractorType,
  Layout,
  Limits,
  Line,
  Locked,
  Page,
  Parts,
  Profile,
  RemoteCheck,
  Section,
  StepBody,
  Table,
} from './line/table.ts';
export { valuesOf } from './line/values-of.ts';
export { type WordsContext, wordsOf } from './line/words-of.ts';
export { policyBlock } from './policy/policy-block.ts';
export {
  channelsOf,
  consentTable,
  consentTextsVersion,
  mandatoryConsents,
  missingConsents,
  optionalConsents,
} from './privacy/consent-table.ts';
// privacy
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
export type { Tracker } from './tracker/tracker.ts';
